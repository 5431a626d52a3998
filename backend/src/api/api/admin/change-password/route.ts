export { POST } from "../../auth/change-password/route";
