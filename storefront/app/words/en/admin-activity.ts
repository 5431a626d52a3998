export { ENGLISH_ACTIVITY_WORDS as ACTIVITY_WORDS } from "@strive/backend/contracts/activity-text";
