export const title = (shop: string) => `Gumana ${shop} kuri iyi telefoni`;
export const reasons: readonly string[] = [
  "Ifungukira ku ntangiriro ya telefoni",
  "Paji wafunguye zikora nta murandasi",
  "Munsi ya MB 2, nta bubiko bwa porogaramu",
];
export const add = "Shyira ku ntangiriro ya telefoni";
export const notNow = "Si ubu";
/** Safari does not speak Kinyarwanda. */
export const tapShare = 'Kanda "Share" muri Safari.';
export const chooseAdd = 'Hitamo "Add to Home Screen".';
