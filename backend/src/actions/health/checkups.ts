import type { MedusaContainer } from "@medusajs/framework/types";
import type { CatalogueCheck } from "../../modules/product/read-model/check";
import { lacksCodesByText } from "../../lib/text-channels";
import type { Finding, SqlRule } from "../../modules/health/doctor/rule";
import {
  DEAD_MAILS,
  JOB_RULES,
  MEDUSA_RULES,
  OVERDUE_HOLDS,
  OVERDUE_PAYMENTS,
  OWN_RULES,
  PHONES_WITHOUT_CODES,
} from "../../modules/health/doctor/rules";
import { checkPictures, sweepPictures } from "../product-pictures/sweep-pictures";
import { updateMedusaOrders } from "../order/update-medusa-orders";
import { bringReturns } from "../order-return/bring-returns";
import { buildOrders } from "../order/build-orders";
import { recordInMedusa } from "../payment/record-in-medusa";
import { runPayments } from "../payment/run-payments";
import type { Checkup } from "./diagnosis";
import { shopOrders } from "../../modules/order";
import { shopProducts } from "../../modules/product";
import { shopHealth } from "../../modules/health";

const MOST_NAMED = 5;

const findingOf = (ids: readonly string[], count = ids.length): Finding => ({
  count,
  ids: ids.slice(0, MOST_NAMED),
});

/** What shoppers and staff read, against Medusa's tables; the check of every night. */
function catalogueCheckup(container: MedusaContainer): Checkup {
  const { readModel } = shopProducts(container);
  let last: CatalogueCheck | undefined;
  return {
    name: "What shoppers and staff see of products is what Medusa has on record",
    find: async () => {
      last = await readModel.check({ isPatient: false });
      const { wrongProductIds, wrongCategoryIds, wrongTallies } = last;
      const ids = [...wrongProductIds, ...wrongCategoryIds];
      return findingOf(ids, ids.length + wrongTallies);
    },
    mend: async () => {
      if (last) await readModel.mend(last);
    },
  };
}

/** What the dashboard counts, against the orders and payments themselves. */
function salesCheckup(container: MedusaContainer): Checkup {
  const sales = shopOrders(container).sales;
  return {
    name: "The dashboard's totals are those of all orders and payments",
    find: async () => findingOf((await sales.check()).map(({ kind, key }) => `${kind} ${key}`)),
    mend: () => sales.rebuild(),
  };
}

function pictureCheckups(): Checkup[] {
  return [
    {
      name: "Every picture that is shown has its files",
      find: async () => findingOf((await checkPictures()).missing),
    },
    {
      name: "Every picture file belongs to a picture that is shown",
      find: async () => findingOf((await checkPictures()).unused),
      mend: async () => {
        await sweepPictures();
      },
    },
  ];
}

/** Every rule of the shop. What others are counted from comes first, so that one mend is enough. */
export async function checkupsOf(container: MedusaContainer): Promise<Checkup[]> {
  const doctor = shopHealth(container).doctor;
  /** @param afterwards the work the rule's own statements hand back */
  const bySql = (rule: SqlRule, afterwards?: () => Promise<unknown>): Checkup => ({
    name: rule.name,
    find: () => doctor.find(rule),
    ...((rule.mend ?? afterwards) && {
      mend: async () => {
        await doctor.mend(rule);
        await afterwards?.();
      },
    }),
  });
  return [
    ...OWN_RULES.map((rule) => bySql(rule)),
    bySql(OVERDUE_PAYMENTS, () => runPayments(container)),
    bySql(OVERDUE_HOLDS, () => runPayments(container)),
    bySql(MEDUSA_RULES.isBuilt, () => buildOrders(container)),
    bySql(MEDUSA_RULES.owner, () => buildOrders(container)),
    bySql(MEDUSA_RULES.lines),
    bySql(MEDUSA_RULES.status, () => updateMedusaOrders(container)),
    bySql(MEDUSA_RULES.returns, () => bringReturns(container)),
    bySql(MEDUSA_RULES.payments, () => recordInMedusa(container)),
    bySql(MEDUSA_RULES.collections),
    bySql(MEDUSA_RULES.collectionStatus),
    salesCheckup(container),
    catalogueCheckup(container),
    ...pictureCheckups(),
    bySql(DEAD_MAILS),
    ...(lacksCodesByText() ? [bySql(PHONES_WITHOUT_CODES)] : []),
    ...((await doctor.hasJobs()) ? JOB_RULES.map((rule) => bySql(rule)) : []),
  ];
}
