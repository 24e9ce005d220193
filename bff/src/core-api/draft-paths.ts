/** Calls that core-api's OpenAPI file does not have yet; what it has takes the place of what stands here. */
export interface DraftPaths {
  "/admin/api/v1/session": {
    get: {
      parameters: { query?: never };
      responses: {
        200: {
          content: {
            "application/json": {
              result: { status: number; msgCode: string; msgDetail: string };
              data: { el_admin_id: string; name: string; department: string }[];
            };
          };
        };
      };
    };
  };
}
