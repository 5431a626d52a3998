import { useAct } from "~/admin/data/use-act";
import * as words from "~/words/admin-deliveries";
import { DELIVERY_RESOURCES } from "./api";

export const useDeliveryAct = () => useAct(DELIVERY_RESOURCES, words.failed);
