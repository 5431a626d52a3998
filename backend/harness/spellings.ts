/** What people type into the fields of the checkout: for the rules, and for the browser. */
export {
  DISTRICT_OFFERS,
  DISTRICT_SPELLINGS,
  PHONE_SPELLINGS,
} from "../src/contracts/__tests__/spellings";
