import { plural } from "~/lib/plural";

export const title = "Uko iduka rimeze";
export const loading = "Turimo kugenzura iduka...";
export const lookAgain = "Ongera urebe";
export const lookedAt = (time: string) =>
  `Byagenzuwe ${time}. Byongera kugenzurwa buri masegonda 30.`;
export const allWell = "Byose bimeze neza";
export const someLook = "Hari icyo ugomba kwitaho uyu munsi";
export const someBad = "Hari icyo ugomba kwitaho nonaha";
export const ok = "Sawa";
export const look = "Itonde";
export const bad = "Bikomeye";
export const unknown = "Kugenzura ibi byanze.";
export const unknownAdvice = "Ongera urebe nyuma y'umunota; nibidahinduka, usome log ya seriveri.";
export const show = (name: string) => `Reba ${name.toLowerCase()}`;

const many = (count: number) => (count >= 1000 ? "1,000+" : String(count));
/** None, one, or several of a thing, each with the agreement of its own. */
const counted = (count: number, none: string, one: string, other: (n: string) => string) =>
  count === 0 ? none : plural(count, { one, other: other(many(count)) });
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lasting = (count: number, one: string, other: string) =>
  plural(count, { one: `${one} ${count}`, other: `${other} ${count}` });
/** "iminota 3": how long something lasts. */
export const duration = (seconds: number) => {
  if (seconds < 60) return lasting(Math.round(seconds), "isegonda", "amasegonda");
  if (seconds < 3600) return lasting(Math.round(seconds / 60), "umunota", "iminota");
  if (seconds < 86_400) return lasting(Math.round(seconds / 3600), "isaha", "amasaha");
  return lasting(Math.round(seconds / 86_400), "umunsi", "iminsi");
};
const oldest = (seconds: number | null) =>
  seconds === null ? "" : `; igihe kirekire cyo gutegereza ni ${duration(seconds)}`;

export const database = "Ububiko bw'amakuru";
export const databaseFacts = (ms: number) => `Busubiza muri ${ms} ms`;
export const databaseSlow = "Busubiza buhoro: reba ikindi iyi mashini irimo gukora.";
export const databaseAway = "Iduka ntiribugeraho: reba niba PostgreSQL ikora.";

export const jobs = "Imirimo yikora";
export const jobsFacts = (waiting: number, failed: number, seconds: number | null) => {
  const waits = counted(
    waiting,
    "nta murimo utegereje",
    "umurimo 1 urategereje",
    (n) => `imirimo ${n} irategereje`,
  );
  const lost = counted(failed, "nta wananiranye", "1 wananiranye", (n) => `${n} yananiranye`);
  return sentence(`${waits}, ${lost} mu masaha make ashize${oldest(seconds)}`);
};
export const jobsLook =
  "Ongera urebe nyuma y'iminota mike. Imirimo yananiranye iri ku rutonde hasi aha.";
export const jobsBad = "Nta kiyikora: reba niba worker ikora, wongere uyitangize.";
export const queue = "Umurongo";
export const waiting = "Irategereje";
export const failed = "Yananiranye";
export const oldestHead = "Imaze igihe";
export const queues = "Imirongo ugomba kwitaho";

export const mails = "Imeyili";
export const mailsFacts = (pending: number, dead: number, seconds: number | null) => {
  const waits = counted(
    pending,
    "nta meyili itegereje",
    "imeyili 1 irategereje",
    (n) => `imeyili ${n} zirategereje`,
  );
  const lost = counted(dead, "nta yananiranye", "1 yananiranye", (n) => `${n} zananiranye`);
  return sentence(`${waits}, ${lost}${oldest(seconds)}`);
};
export const mailsLook = "Fungura imeyili zananiranye wongere uzohereze.";
export const mailsBad = "Imeyili ntizigenda: reba seriveri y'imeyili (SMTP_URL).";

export const texts = "Ubutumwa bwo kuri telefoni";
export const textsOff = "Ntibirashyirwaho: nta muntu umenyeshwa kuri telefoni";
export const textsFacts = (pending: number, dead: number, undelivered: number) => {
  const waits = counted(
    pending,
    "nta butumwa butegereje",
    "ubutumwa 1 buritegereje",
    (n) => `ubutumwa ${n} buritegereje`,
  );
  const lost = counted(dead, "nta bwananiranye", "1 bwananiranye", (n) => `${n} bwananiranye`);
  const away = counted(undelivered, "nta butagezeyo", "1 butagezeyo", (n) => `${n} butagezeyo`);
  return sentence(`${waits}, ${lost}, ${away} mu minsi irindwi`);
};
export const textsCost = (parts: number, cost: string) =>
  `Muri uku kwezi: ${plural(parts, { one: "igice 1", other: `ibice ${parts.toLocaleString("en")}` })}, ${cost}`;
export const textsLook = "Fungura ubutumwa bwananiranye uhamagare abo bantu.";
export const textsBad =
  "Ubutumwa ntibugenda: reba igenamiterere ry'ubwohereza n'amafaranga asigaye.";

export const orders = "Komande nshya zijya muri Medusa";
export const ordersFacts = (unbuilt: number, seconds: number | null) => {
  const waits = counted(
    unbuilt,
    "nta komande ikiri mu nzira",
    "komande 1 iracyari mu nzira",
    (n) => `komande ${n} ziracyari mu nzira`,
  );
  return sentence(`${waits}${oldest(seconds)}`);
};
export const ordersLook =
  "Nta kibazo zifite, zizagerayo ubwazo; ongera urebe nyuma y'iminota mike.";
export const ordersBad =
  "Ntizatakaye, ariko zaheze mu nzira: soma log ya seriveri, hanyuma ukoreshe doctor.";

export const payments = "Ubwishyu";
export const paymentsFacts = (pending: number) =>
  sentence(
    counted(
      pending,
      "nta bwishyu butegereje",
      "ubwishyu 1 burategereje",
      (n) => `ubwishyu ${n} burategereje`,
    ),
  );

export const refunds = "Gusubizwa amafaranga";
export const refundsFacts = (open: number, failed_: number, seconds: number | null) => {
  const owed = counted(open, "nta yo gusubiza", "ayo gusubiza: 1", (n) => `ayo gusubiza: ${n}`);
  const lost = counted(failed_, "nta yananiranye", "ayananiranye: 1", (n) => `ayananiranye: ${n}`);
  return sentence(`${owed}, ${lost}${oldest(seconds)}`);
};
export const refundsLook = "Subiza abakiriya ayabo, hanyuma wemeze ko byakozwe.";
export const refundsBad = "Abakiriya bategereje amafaranga yabo: yaboherereze wowe ubwawe.";

export const rates = "Ivunjisha";
export const ratesFacts = (asOf: string) => `Riheruka ku wa ${asOf}`;
export const ratesBuiltIn = "Turakoresha ibiciro bisanzwe muri porogaramu";
export const ratesLook =
  "Serivisi imaze iminsi ibiri idasubiza; ibiciro mu yandi mafaranga bishobora kuba atari byo. Reba EXCHANGE_RATE_URL.";
export const ratesNever =
  "Ibiciro by'ivunjisha bigezweho ntibiraza na rimwe; ibiciro mu yandi mafaranga bishobora kuba atari byo. Reba EXCHANGE_RATE_URL.";

export const catalogue = "Intonde z'ibicuruzwa";
export const catalogueFacts = (waiting_: number) =>
  waiting_ === 0
    ? "Ibyahinduwe byose biragaragara"
    : sentence(
        counted(
          waiting_,
          "nta kitagaragara",
          "icyahinduwe 1 ntikiragaragara",
          (n) => `ibyahinduwe ${n} ntibiragaragara`,
        ),
      );
export const catalogueLook =
  "Hari ibicuruzwa byinshi birimo guhinduka; ongera urebe nyuma y'umunota.";
export const catalogueBad =
  "Ibyahinduwe ntibigera ku ntonde: ongera utangize porogaramu y'iduka, hanyuma ukoreshe doctor.";

export const doctor = "Igenzura rya nijoro";
export const doctorNever = "Rizakorwa bwa mbere mu ijoro rya kabiri";
export const doctorWell = (rules: number, time: string) =>
  `Amategeko yose uko ari ${rules} yubahirijwe, ${time}`;
export const doctorWrong = (wrong: string, rules: number, time: string) =>
  `Amategeko ${wrong} kuri ${rules} ntiyubahirijwe, ${time}`;
/** How many violations a rule has. */
export const times = (count: number | null) => (count === null ? "kugenzura byanze" : many(count));
export const doctorLook = "Rimaze iminsi ibiri ridakorwa: reba niba worker ikora.";
export const doctorBad =
  "Koresha npm run doctor urebe ikiyica; wongereho -- --fix ikosore ibishobora gukosorwa nta kibazo.";
export const broken = "Amategeko atubahirijwe";

export const disk = "Disiki";
export const diskFacts = (free: string, total: string, percent: number) =>
  `Hasigaye ${free} kuri ${total} (${percent}%)`;
export const diskLook = "Shaka umwanya vuba: amafoto n'ububiko bw'amakuru bikomeza kwiyongera.";
export const diskBad = "Shaka umwanya nonaha: utabonetse, iduka ntirishobora kwakira komande.";

export const server = "Seriveri";
export const serverFacts = (version: string, node: string, memory: string, up: string) =>
  `Verisiyo ${version} kuri Node ${node}, memori ${memory}, imaze ${up} ikora`;

const UNITS = ["bytes", "KB", "MB", "GB", "TB"];
/** "38.2 GB" */
export const size = (bytes: number) => {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** power;
  return `${amount >= 100 || power === 0 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power] ?? ""}`;
};
