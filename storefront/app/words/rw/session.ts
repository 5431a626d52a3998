export const ended = "Wasohotse muri konti yawe. Ongera winjire.";
