export const titleLines: readonly string[] = ["Yubatswe n'abavandimwe.", "Yabumbwe n'imisozi."];
export const lead =
  "STRIVE ni imyenda ikorwa n'abavandimwe. Yatangiriye i Kigali mu 2025. Twambika abakomeza kuzamuka: ipamba riremereye, imirongo itunganye, n'imitako y'imigongo muri buri kantu.";
export const mission =
  "Imyenda myiza kandi igezweho, irenga inzitizi kandi ifasha buri wese kugaragaza uwo ari we.";
export const vision =
  "Izina rizwi ku isi hose, ritera abantu imbaraga zo kurenga aho bumvaga bagarukira.";
