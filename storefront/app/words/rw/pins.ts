export const share = "Ohereza aho ndi";
export const shareHint = "Bifasha umumotari kukubona. Kanda uri aho komande izagezwa.";
export const asking = "Turareba aho uri...";
export const isSet = "Aho uri hoherejwe.";
export const isSetWithin = (metres: string) =>
  `Aho uri hoherejwe. Bishobora kwibeshyaho nka metero ${metres}.`;
export const hasPin = "Umuguzi yohereje aho ari.";
export const hasPinWithin = (metres: string) =>
  `Umuguzi yohereje aho ari. Bishobora kwibeshyaho nka metero ${metres}.`;
export const openMap = "Reba ku ikarita";
export const remove = "Siba";
export const removeIt = "Siba aho hantu";
export const staysHint = "Hasibe niba komande igiye ahandi.";
export const problems = {
  denied:
    "Ntitubona aho uri. Byemere mu igenamiterere rya browser yawe, cyangwa usobanure aho hantu.",
  unavailable: "Telefoni yawe ntibona aho uri. Ahubwo sobanura aho hantu.",
  slow: "Byatinze cyane. Ongera ugerageze uri hanze cyangwa hafi y'idirishya, cyangwa usobanure aho hantu.",
  outside: "Aho hantu ni hanze y'u Rwanda, ntitwahakoresha. Ahubwo sobanura aho komande izagezwa.",
} as const;
export const landmark = "Ikimenyetso cya hafi (si ngombwa)";
export const landmarkHint = "Icyo umumotari areberaho.";
export const landmarkExample = "Geti y'ubururu, ahateganye na farumasi";
