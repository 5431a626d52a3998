/** "0788 000 000" for a Rwandan number, as people write it; any other stays as it is. */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+250(\d{3})(\d{3})(\d{3})$/, "0$1 $2 $3");
