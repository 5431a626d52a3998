import type {
  DoneResponse,
  EmailBody,
  LoginBody,
  LoginResponse,
  RegisterBody,
  RegisterResponse,
  ResetPasswordBody,
  VerifyEmailBody,
} from "@strive/backend/contracts/accounts";
import type { PhoneCodeBody, PhoneLoginBody } from "@strive/backend/contracts/phone-login";
import type { PublicSettings } from "@strive/backend/contracts/public-settings";
import { api } from "~/lib/api-client";

type Abort = AbortSignal | undefined;

const post = <T>(path: string, body: object, signal: Abort): Promise<T> =>
  // Nobody is signed in here: a 401 would say nothing about a token that is stored already.
  api.post<T>(path, { body, leaveOn401: false, ...(signal && { signal }) });

/** The body of every call is checked by its contract before. @throws ApiError */
export const accountCalls = {
  register: (body: RegisterBody, signal?: AbortSignal) =>
    post<RegisterResponse>("/auth/register", body, signal),
  verify: (body: VerifyEmailBody, signal?: AbortSignal) =>
    post<LoginResponse>("/auth/verify-email", body, signal),
  resendCode: (body: EmailBody, signal?: AbortSignal) =>
    post<DoneResponse>("/auth/resend-code", body, signal),
  login: (body: LoginBody, signal?: AbortSignal) =>
    post<LoginResponse>("/auth/login", body, signal),
  phoneCode: (body: PhoneCodeBody, signal?: AbortSignal) =>
    post<DoneResponse>("/auth/phone/code", body, signal),
  phoneLogin: (body: PhoneLoginBody, signal?: AbortSignal) =>
    post<LoginResponse>("/auth/phone/login", body, signal),
  forgotPassword: (body: EmailBody, signal?: AbortSignal) =>
    post<DoneResponse>("/auth/forgot-password", body, signal),
  resetPassword: (body: ResetPasswordBody, signal?: AbortSignal) =>
    post<DoneResponse>("/auth/reset-password", body, signal),
  settings: (signal: AbortSignal) =>
    api.get<{ data: PublicSettings }>("/settings/public", { signal }),
};
