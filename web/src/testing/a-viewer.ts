import type { Viewer } from "../session/session.ts";

const all = {
  __typename: "OriginalAbilities",
  thumbnail: true,
  viewPdf: true,
  printPdf: true,
  viewText: true,
  printText: true,
} as const;

/** A signed-in user for tests; say only what matters. */
export const aViewer = (given: Partial<Viewer> = {}): Viewer => ({
  __typename: "Viewer",
  contractId: "1",
  contractCode: "kirinuki",
  userId: "user01",
  name: "佐久間 遥",
  companyName: "ツムギ重工",
  userGroupName: "広報部",
  role: "USER",
  secondFactorNeeded: false,
  mailSendMaxCount: 10,
  subthemeDisplay: true,
  pdfUsageDisplay: false,
  confirmations: { __typename: "OriginalConfirmations", pdf: null, print: null, text: null, printText: null },
  asksChargeCode: false,
  offlineReading: false,
  ownMails: false,
  processDate: "2026-11-20",
  contractEnd: null,
  sources: {
    __typename: "SourceVisibility",
    newspaper: true,
    newspaperImage: true,
    newspaperText: true,
    web: true,
    magazine: true,
  },
  abilities: { __typename: "Abilities", mc: all, sc: all, sendMail: true, manageTopics: true, administer: false },
  isSupportView: false,
  ...given,
});
