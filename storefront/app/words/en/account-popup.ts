export const login = "Login";
export const register = "Register";
export const verify = "Check your email";
export const forgot = "Forgot password";
export const reset = "Set a new password";

export const loginHelp = "Welcome back.";
export const registerHelp = "All we need is a name, an email and a password.";
export const forgotHelp = "Enter your email and we'll send you a code to set a new password.";
/** The address is shown in bold. */
export const codeSentTo = <T>(email: T) => ["We sent a code to ", email];
export const codeSentIfKnown = <T>(email: T) => [
  "If ",
  email,
  " has an account, a code is on its way.",
];

export const confirmPassword = "Confirm password";
export const passwordsDiffer = "Passwords do not match";
export const rememberMe = "Remember me";
export const code = "Verification code";

export const pleaseWait = "Please wait...";
export const sendCode = "Send code";
export const savePassword = "Save password";
export const submitCode = "Verify";

export const newHere = (shop: string) => `New to ${shop}?`;
export const alreadyHere = "Already have an account?";
export const forgotPassword = "Forgot password?";
export const remembered = "Remembered it?";
export const wrongAddress = "Wrong address?";
export const changeIt = "Change it";
export const noCode = "Didn't get a code?";
export const resend = "Resend";
export const resendIn = (seconds: number) => `Resend in ${seconds} s`;
export const codeResent = "Code resent to your email";
export const changed = "Your password has been changed. Please log in.";

export const invalidCredentials = "Invalid credentials";
/** For a response without a token. */
export const loginUnclear = "Login failed. Please check your credentials.";
export const loginFailed = "Login failed. Please try again.";
export const serverFailed = "Server error. Please try again later.";
export const registerFailed = "Registration failed. Please try again.";
export const verifyFailed = "Verification failed. Please check your code and try again.";
export const codeNotSent = "The code could not be sent. Please try again.";
export const resetFailed = "The password could not be changed. Please check your code.";

export const byPhone = "Login by phone";
export const byPhoneHelp = "We send a code by SMS to the phone that you confirmed in your account.";
export const phoneQuestion = "No password at hand?";
export const useEmail = "Use email and password";
export const checkSms = "Check your phone";
/** Nobody is told whether the number has an account. */
export const smsSentIfKnown = <T>(phone: T) => [
  "If ",
  phone,
  " is confirmed in an account, a code is on its way by SMS.",
];
export const smsSentTo = (phone: string) => `We sent a code by SMS to ${phone}.`;
export const smsResent = "Code sent again by SMS";
export const wrongNumber = "Wrong number?";
