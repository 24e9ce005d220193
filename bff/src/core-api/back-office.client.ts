import { type CoreApiHttp, certain } from "./http.ts";

/** Contracts, their users and the operators themselves, on the operators' base. */
export const backOfficeClient = (http: CoreApiHttp) => ({
  overview: certain(http.get("/admin/api/v1/contract_overview")),
  steps: certain(http.get("/admin/api/v1/contract_steps")),
  contracts: certain(http.get("/admin/api/v1/contract_companies")),
  saveContract: http.put("/admin/api/v1/contract_companies"),
  copyContract: http.post("/admin/api/v1/contract_copy"),
  removeContract: http.delete("/admin/api/v1/contract_companies"),
  makeFirstAdmin: http.put("/admin/api/v1/contract_first_admin"),
  checkAddresses: certain(http.post("/admin/api/v1/contract_address_check")),
  mailDomains: certain(http.get("/admin/api/v1/maildomain_whitelist")),
  saveMailDomains: http.put("/admin/api/v1/maildomain_whitelist"),
  demandUnits: certain(http.get("/admin/api/v1/integrated_cp_contract")),
  saveDemandUnit: http.put("/admin/api/v1/integrated_cp_contract"),
  findUsers: certain(http.get("/admin/api/v1/el_users")),
  user: certain(http.get("/admin/api/v1/el_user")),
  unlockUser: http.post("/admin/api/v1/el_user_unlock"),
  mailReset: http.post("/admin/api/v1/el_user_reset_mail"),
  signOutUser: http.post("/admin/api/v1/el_user_sign_out"),
  startSupportView: http.post("/admin/api/v1/support_view"),
  stopUser: http.put("/admin/api/v1/el_user_stop"),
  operators: certain(http.get("/admin/api/v1/el_admins")),
  departments: certain(http.get("/admin/api/v1/el_admins_departments")),
  saveOperator: http.put("/admin/api/v1/el_admin"),
  removeOperator: http.delete("/admin/api/v1/el_admin"),
  changePassword: http.put("/admin/api/v1/el_password"),
});
