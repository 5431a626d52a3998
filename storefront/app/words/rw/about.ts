import { BRAND } from "~/lib/brand";

export const title = "Abo turi bo";
export const summary = `Abakora ${BRAND.name}, icyo imyenda yacu igenewe, n'ibyo tukwizeza.`;
export const chapters: readonly string[] = [
  `Byose byatangiriye ku kibazo kimwe, twicaye ku meza: kuki imyenda yo gukorana siporo, iyo kujyana ku kazi n'iyo gusohokana igomba kuba itandukanye? Nuko dushushanya imwe ikora byose. Mu ${BRAND.founded} ni bwo iya mbere yavuye kuri ayo meza, hano i ${BRAND.place}.`,
  "Izina ryacu ni ryo tegeko tugenderaho: icyakwitambika cyose, komeza. Duhitamo ipamba ridahindura ishusho, ubudodo budacika n'iyo ubukuruye, n'amabara ajyana utiriwe ubitekerezaho.",
  "Umurongo wacu twawukuye ku mitako y'imigongo. Imirongo yayo irakata, igahura, ikazamuka, nk'imihanda y'iwacu. Uzayisanga aho abandi bashyira ikirango: ku musozo w'umwenda, imbere mu mpera z'ukuboko, no mu mugongo.",
  "Turi bake, ni yo mpamvu twe ubwacu tugusubiza. Iyo utwandikiye, umwe muri twe arabisoma.",
];
export const more = "Ahandi wasura";
export const contact = "Twandikire";
