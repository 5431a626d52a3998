import { BRAND } from "~/lib/brand";
import { delivery } from "./brand";

export type LegalLink = "account" | "contact" | "findOrder" | "privacy" | "returns" | "seller";

export interface LegalSection {
  /** What an address may point at. */
  id?: string;
  title: string;
  blocks: ReadonlyArray<string | readonly string[]>;
  links?: readonly LegalLink[];
}

export interface LegalDocument {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

export const linkLabels: Readonly<Record<LegalLink, string>> = {
  account: "Konti yawe",
  contact: "Twandikire",
  findOrder: "Shaka komande yawe",
  privacy: "Ibanga ryawe",
  returns: "Gusubiza ibintu",
  seller: "Ibyerekeye ugurisha",
};

const COMPLAINTS: LegalSection = {
  title: "Kutugezaho ikibazo",
  blocks: [
    "Twandikire utubwire nimero ya komande yawe n'ikitaragenze neza. Mu masaha atarenze 72 tukumenyesha ko ikibazo cyawe cyatugezeho, kandi mu minsi itarenze 15 tukaguha igisubizo.",
    "Niba igisubizo cyacu kitagikemuye, ushobora kwitabaza ikigo gishinzwe kurengera umuguzi mu Rwanda (RICA) cyangwa urukiko.",
  ],
  links: ["contact"],
};

export const privacy: LegalDocument = {
  title: "Ibanga ryawe",
  intro: `Ibyo ${BRAND.name} ikuziho, impamvu ibizi, igihe ibibika, n'ibyo ushobora kudusaba. Hakurikizwa Itegeko nº 058/2021 ryerekeye kurinda amakuru bwite n'imibereho bwite by'umuntu.`,
  sections: [
    {
      title: "Ibyo tubika, n'impamvu",
      blocks: [
        [
          "Komande: izina, imeyili, telefoni, aho komande izagezwa, aho uri ku ikarita niba wakanze ngo uhohereze, ibyo waguze n'uko wishyuye. Tubikenera kugira ngo tukugezeho ibyo waguze, tugusubize kandi twuzuze ibitabo byacu by'ibaruramari.",
          "Ibisubizwa: ibyo usubiza n'impamvu, n'amafoto wongeraho. Bibonwa nawe n'abakozi bacu gusa.",
          "Ibitekerezo: ibyo wandika ku cyo waguze, ingano yacyo, uburebure bwawe niba ubuvuze, n'amafoto niba uyongeyeho. Buri wese abibona tumaze kubigenzura, ariko nta wubona izina ryawe. Ushobora kubisiba igihe cyose ushakiye.",
          "Konti: izina, imeyili, telefoni, aderesi wabitse n'ijambo ry'ibanga ryahinduwe ku buryo ridasomeka. Tubibika kugira ngo ushobore kwinjira, utange komande utongeye kwandika byose, kandi urebe komande zawe, harimo n'izo watanze udafite konti ukoresheje iyo imeyili.",
          "Ubutumwa: ibyo wandika muri fomu yo kutwandikira, hamwe n'izina ryawe n'imeyili yawe, kugira ngo tugusubize.",
          "Ibyo wasabye kumenyeshwa: telefoni cyangwa imeyili uduha ngo tukubwire igihe ikintu kigarutse, kandi niba wabifunguye, ibyo ukunda, ngo tukwandikire igihe igiciro kigabanutse. Iyo usabye kwibutswa panier yawe, n'ibirimo.",
          "Ubwishyu: nimero ya telefoni yishyura na nimero iranga ubwishyu muri serivisi yo kwishyura. PIN yawe ntituyibona na rimwe.",
          "Ibirebwa hamwe: rimwe na rimwe page itubwira ibicuruzwa byafunguwe bikurikirana, kugira ngo twerekane ibijyana. Tubara ibicuruzwa bibiri bibiri gusa, nta kintu tubika ku wabirebye. Iyo uzigama interineti, cyangwa browser yawe ibidusabye, nta kitubwirwa.",
          "Umutekano: aderesi ya murandasi ukoresha (IP), mu gihe gikenewe gusa kugira ngo duhagarike abakoresha iduka nabi, nk'abagerageza gutomboza amagambo y'ibanga.",
        ],
        "Ntitwohereza ibyamamaza utabidusabye, ntitugurisha amakuru, kandi ibyemezo bikureba bifatwa n'abantu.",
      ],
    },
    {
      title: "Ibiguma muri browser yawe",
      blocks: [
        "Panier yawe, ibyo ukunda, kode y'igabanyirizwa, ifaranga wahisemo, kuzigama interineti, ibicuruzwa byawe biri mu nzira n'imfunguzo za komande zabyo, imyanya yawe ku mirongo, ndetse no kuba winjiye muri konti, bibikwa muri browser yawe bwite, kuko iduka ritakora bidahari. Nta cookies zo kwamamaza zihari, kandi ntidukurikirana uko usura iduka. Iyo usibye amakuru ya browser, byose birasibama.",
        "Niba umenye ingano yawe ukoresheje uburebure n'ibiro, iyo mibare ibiri na yo igumamo igihe cyose ubishaka. Ntabwo itugeraho, kandi irasibwa iyo usohotse muri konti cyangwa ukanze Siba.",
        'Ibyo wafunguye na byo bigumamo, kugira ngo ubisome nta murandasi: paji, amafoto na komande zawe igihe winjiye muri konti. Iyo usohotse, komande zawe zirasibwa. Munsi ya buri paji, ahanditse "Interineti n\'ibyabitswe", ureba ibibitswe, ukabisiba cyangwa ukabihagarika.',
      ],
    },
    {
      title: "Igihe tubibika",
      blocks: [
        [
          "Komande na fagitire: imyaka 10, nk'uko amategeko y'imisoro abisaba.",
          "Amafoto y'ibisubizwa: umwaka 1.",
          "Konti: kugeza igihe uyisibiye; aderesi wabitse, kugeza igihe uyisibiye. Iyo wiyandikishije ntubyemeze, ibyo wanditse bisibwa mu buryo bwikora.",
          "Ubutumwa: kugeza ikibazo kirangiye; ubidusabye, tubusiba mbere yaho.",
          "Ibyo wasabye kumenyeshwa: iminsi 90 utegereje, n'iminsi 30 nyuma y'ubutumwa bwacu; ibiciro kugeza ubihagaritse. Kwibutswa panier yawe: iminsi 7.",
        ],
      ],
    },
    {
      title: "Abandi babibona",
      blocks: [
        "Ni abakenewe kuri komande yawe gusa: utwara ipaki (izina, telefoni, aderesi n'aho uri ku ikarita niba wahohereje), serivisi yo kwishyura (telefoni, umubare w'amafaranga), utwara ubutumwa bugufi twohereza (telefoni, ubutumwa) n'Ikigo cy'Imisoro n'Amahoro, RRA (fagitire). Amakuru tubika abikwa mu Rwanda; kuyabika mu mahanga bikorwa gusa uko urwego rw'ubugenzuzi (NCSA) rubyemera.",
        "Linki ijya ku ikarita ifungura Google Maps yerekana aho hantu, iyo hagize uyikanda. Mbere yaho, nta kintu na kimwe cy'ikarita gifungurwa.",
      ],
    },
    {
      title: "Uburenganzira bwawe",
      blocks: [
        [
          "Kureba amakuru yawe no kuyatwara: yamanure muri konti yawe.",
          "Kuyakosora: hindura izina, telefoni n'imeyili muri konti yawe.",
          "Kuyasiba: siba konti yawe, ubikorere muri konti nyine. Komande ziguma mu bitabo byacu zidafite konti.",
          "Kugabanya uko akoreshwa cyangwa kubyanga: twandikire. No kwisubiraho ku byo wari wemeye ubikora utyo.",
        ],
        "Niba udafite konti, twandikire ukoresheje imeyili watangiyeho komande. Niba utaragira imyaka 16, umubyeyi cyangwa ukurera agomba kwemera konti yawe. Niba tubikoze nabi, ushobora kuturega muri NCSA.",
      ],
      links: ["account", "contact"],
    },
    {
      title: "Iyo hari ikitagenze neza",
      blocks: [
        "Iyo amakuru yawe atakaye cyangwa akabonwa n'abandi, tubimenyesha NCSA mu masaha atarenze 48 tumaze kubimenya, kandi nawe tukabikumenyesha iyo bishobora kukugiraho ingaruka mbi.",
      ],
    },
  ],
};

export const terms: LegalDocument = {
  title: "Amategeko",
  intro: `Ibyo wowe na ${BRAND.name} musezerana iyo uguriye hano.`,
  sections: [
    {
      title: "Uwo ugurira",
      blocks: [`${BRAND.name}, ${BRAND.place}. Ibitwerekeye byose uzabisanga kuri paji yabyo.`],
      links: ["seller"],
    },
    {
      title: "Ibiciro",
      blocks: [
        "Ibiciro biri mu mafaranga y'u Rwanda (RWF) kandi birimo imisoro yose. Amadolari n'amayero tuyerekana kugira ngo ugereranye gusa, ku gaciro k'uwo munsi; wishyura mu mafaranga y'u Rwanda. Amafaranga yo kukugezaho yerekanwa hamwe n'igiteranyo mbere y'uko utanga komande.",
      ],
    },
    {
      title: "Komande yawe",
      blocks: [
        "Ahatangirwa komande ubona ibintu, amafaranga yo kukugezaho n'igiteranyo, kandi ushobora guhindura byose kugeza ukanze Tanga komande. Hanyuma tubikwemereza kuri imeyili irimo nimero ya komande yawe: iyo imeyili ni yo gihamya ko waguze, kandi ni yo masezerano yacu. Utanga komande y'ibiri muri sitoke gusa; iyo bigaragaye ko ikintu cyangiritse cyangwa cyabuze, turabikubwira kandi tukagusubiza amafaranga.",
      ],
      links: ["findOrder"],
    },
    {
      id: "payment",
      title: "Ubwishyu",
      blocks: [
        "Ushobora kwishyura mu buryo ubwo ari bwo bwose ubona utanga komande. Kuri Mobile Money, wemereza ubwishyu kuri telefoni yawe; komande itishyuwe ku gihe irahagarikwa, kandi nta mafaranga ukatwa.",
      ],
    },
    {
      id: "delivery",
      title: "Kukugezaho",
      blocks: [
        delivery.map(({ where, promise }) => `${where}: ${promise}.`),
        "Icyaba ku ipaki cyose kiri ku nshingano zacu kugeza igeze mu ntoki zawe. Iyo itakugezeho, turongera tukayohereza cyangwa tukagusubiza amafaranga.",
      ],
    },
    {
      title: "Kwisubiraho, n'ibifite ikibazo",
      blocks: [
        "Ufite iminsi 7 yo gusubiza ibintu uhereye igihe wabyakiriye, n'igihe kirekire kurushaho iyo bifite ikibazo.",
      ],
      links: ["returns"],
    },
    {
      title: "Konti yawe",
      blocks: [
        "Ijambo ryawe ry'ibanga ntukaribwire undi muntu, kandi utubwire niba hari undi urizi. Dushobora gufunga konti ikoreshwa mu kugirira abandi nabi.",
      ],
    },
    COMPLAINTS,
    {
      title: "Amategeko akurikizwa",
      blocks: [
        "Hakurikizwa amategeko y'u Rwanda. Nta kintu kiri hano gikuraho uburenganzira aguha.",
      ],
    },
  ],
};

export const returns: LegalDocument = {
  title: "Gusubiza ibintu",
  intro: "Uko usubiza ikintu, uko bigenda iyo gifite ikibazo, n'uko usubizwa amafaranga.",
  sections: [
    {
      title: "Iminsi 7 yo kwisubiraho",
      blocks: [
        "Ushobora kwisubiraho mu minsi 7 uhereye igihe wakiriye komande yawe, kandi nta mpamvu ugomba gutanga. Twandikire utubwire nimero ya komande n'ibyo usubiza, hanyuma ubitange bitambawe, bitameshwe kandi bigifite etikete. Amafaranga yo kubigarura ni wowe uyishyura.",
        "Uburyo bwihuse ni ukunyura kuri paji ya komande yawe: imaze kukugeraho, kanda ahanditse Subiza.",
      ],
      links: ["contact", "findOrder", "account"],
    },
    {
      title: "Ibifite ikibazo, ibitari byo cyangwa ibitakugezeho",
      blocks: [
        "Tubwire ukimara kubibona, wohereze n'ifoto niba bishoboka. Ni wowe uhitamo: gusanirwa icyo kintu, guhabwa ikindi, cyangwa gusubizwa amafaranga. Amafaranga yose yo kubitwara ni twe tuyishyura.",
        "Ushobora no kubitubwira kuri paji ya komande yawe: mu minsi 7 kanda ahanditse Subiza, nyuma yayo ukande ahanditse Menyesha ikibazo.",
      ],
    },
    {
      title: "Uko usubizwa amafaranga",
      blocks: [
        [
          "Niba warishyuye na Mobile Money: kuri nimero yishyuye.",
          "Niba warishyuye mu ntoki bikugezeho: kuri nimero ya Mobile Money utubwiye.",
          "Niba ufite konti, ushobora guhitamo ko aba amafaranga yawe mu iduka.",
          "Niba wisubiyeho kuri komande yose, tugusubiza n'amafaranga wishyuye yo kukugezaho.",
        ],
        "Tugusubiza amafaranga bitarenze iminsi 15 tumaze kwakira ibyo wasubije. Ushobora gukurikirana aho bigeze kuri paji ya komande yawe.",
      ],
    },
    COMPLAINTS,
  ],
};

export const seller: LegalDocument = {
  title: "Ibyerekeye ugurisha",
  intro: `Abari inyuma ya ${BRAND.name}, n'aho wabaza.`,
  sections: [COMPLAINTS],
};
export const inForceSince = (day: string) => `Bikurikizwa kuva ku itariki ya ${day}`;
export const feeAtCheckout = "amafaranga ubona utanga komande";
export const tradeName = "Iduka";
export const companyName = "Izina ryemewe n'amategeko";
export const registrationNumber = "Nimero y'iyandikwa";
export const tin = "Nimero y'umusoreshwa (TIN)";
export const place = "Aho dukorera";
export const address = "Aderesi";
export const phone = "Telefoni";
export const email = "Imeyili";
export const complaintsOfficer = "Ushinzwe ibibazo by'abakiriya";
