import { plural } from "~/lib/plural";

export const title = "État";
export const loading = "Vérification de la boutique...";
export const lookAgain = "Revérifier";
export const lookedAt = (time: string) =>
  `Vérifié le ${time}. Nouvelle vérification toutes les 30 secondes.`;
export const allWell = "Tout va bien";
export const someLook = "Quelque chose à voir aujourd'hui";
export const someBad = "Quelque chose à régler tout de suite";
export const ok = "OK";
export const look = "À voir";
export const bad = "Urgent";
export const unknown = "La vérification n'a pas pu se faire.";
export const unknownAdvice =
  "Revérifiez dans une minute\u00a0; si rien ne change, lisez le journal du serveur.";
export const show = (name: string) => `Voir les ${name.toLowerCase()}`;

const many = (count: number) => (count >= 1000 ? "au moins 1,000" : String(count));
/** "Aucun" or "aucune": what there is none of says it in full. */
const counted = (count: number, none: string, one: string, other: string) =>
  count === 0 ? none : plural(count, { one: `1 ${one}`, other: `${many(count)} ${other}` });
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const duration = (seconds: number) => {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  if (seconds < 86_400) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} j`;
};
/** "La plus ancienne" or "le plus ancien". */
const oldest = (seconds: number | null, which: string) =>
  seconds === null ? "" : `\u00a0; ${which} attend depuis ${duration(seconds)}`;

export const database = "Base de données";
export const databaseFacts = (ms: number) => `Répond en ${ms} ms`;
export const databaseSlow =
  "Elle répond lentement\u00a0: regardez ce que cette machine fait d'autre.";
export const databaseAway =
  "La boutique n'arrive pas à la joindre\u00a0: vérifiez que PostgreSQL fonctionne.";

export const jobs = "Tâches de fond";
export const jobsFacts = (waiting: number, failed: number, seconds: number | null) => {
  const left = counted(waiting, "aucune tâche en attente", "tâche en attente", "tâches en attente");
  const lost = counted(failed, "aucune abandonnée", "abandonnée", "abandonnées");
  return sentence(`${left}, ${lost} ces dernières heures${oldest(seconds, "la plus ancienne")}`);
};
export const jobsLook =
  "Revérifiez dans quelques minutes. Les tâches abandonnées sont listées ci-dessous.";
export const jobsBad =
  "Elles ne sont pas traitées\u00a0: vérifiez qu'un worker fonctionne, et redémarrez-le.";
export const queue = "File";
export const waiting = "En attente";
export const failed = "Abandonnées";
export const oldestHead = "Plus ancienne";
export const queues = "Files d'attente à surveiller";

export const mails = "E-mails";
export const mailsFacts = (pending: number, dead: number, seconds: number | null) => {
  const left = counted(
    pending,
    "aucun e-mail en attente",
    "e-mail en attente",
    "e-mails en attente",
  );
  const lost = counted(dead, "aucun abandonné", "abandonné", "abandonnés");
  return sentence(`${left}, ${lost}${oldest(seconds, "le plus ancien")}`);
};
export const mailsLook = "Ouvrez les e-mails abandonnés et renvoyez-les.";
export const mailsBad =
  "Les e-mails ne partent pas\u00a0: vérifiez le serveur de messagerie (SMTP_URL).";

export const texts = "Messages sur les téléphones";
export const textsOff = "Pas configuré\u00a0: personne n'est prévenu par téléphone";
export const textsFacts = (pending: number, dead: number, undelivered: number) => {
  const left = counted(pending, "aucun en attente", "en attente", "en attente");
  const lost = counted(dead, "aucun abandonné", "abandonné", "abandonnés");
  const away = counted(undelivered, "aucun perdu", "pas arrivé", "pas arrivés");
  return sentence(`${left}, ${lost}, ${away} en sept jours`);
};
export const textsCost = (parts: number, cost: string) =>
  `Ce mois-ci\u00a0: ${plural(parts, { one: `${parts} partie`, other: `${parts.toLocaleString("en")} parties` })}, ${cost}`;
export const textsLook = "Ouvrez les messages abandonnés et appelez ces personnes.";
export const textsBad =
  "Les messages ne partent pas\u00a0: vérifiez les réglages de l'opérateur et votre solde.";

export const orders = "Transfert des nouvelles commandes à Medusa";
export const ordersFacts = (unbuilt: number, seconds: number | null) => {
  const left = counted(
    unbuilt,
    "aucune commande à transférer",
    "commande à transférer",
    "commandes à transférer",
  );
  return sentence(`${left}${oldest(seconds, "la plus ancienne")}`);
};
export const ordersLook =
  "Elles ne sont pas perdues et passeront toutes seules\u00a0; revérifiez dans quelques minutes.";
export const ordersBad =
  "Elles ne sont pas perdues, mais bloquées\u00a0: lisez le journal du serveur, puis lancez doctor.";

export const payments = "Paiements";
export const paymentsFacts = (pending: number) =>
  sentence(counted(pending, "aucun paiement en cours", "paiement en cours", "paiements en cours"));

export const refunds = "Remboursements";
export const refundsFacts = (open: number, failed_: number, seconds: number | null) => {
  const left = counted(
    open,
    "aucun remboursement à verser",
    "remboursement à verser",
    "remboursements à verser",
  );
  const lost = counted(failed_, "aucun échoué", "échoué", "échoués");
  return sentence(`${left}, ${lost}${oldest(seconds, "le plus ancien")}`);
};
export const refundsLook = "Versez ce qui est dû, puis marquez-le comme versé.";
export const refundsBad = "Des clients attendent leur argent\u00a0: versez-le vous-même.";

export const rates = "Taux de change";
export const ratesFacts = (asOf: string) => `Taux du ${asOf}`;
export const ratesBuiltIn = "La boutique utilise ses taux de secours";
export const ratesLook =
  "Le service ne répond plus depuis deux jours\u00a0; les prix dans les autres devises peuvent être faux. Vérifiez EXCHANGE_RATE_URL.";
export const ratesNever =
  "Les taux du jour ne sont jamais arrivés\u00a0; les prix dans les autres devises peuvent être faux. Vérifiez EXCHANGE_RATE_URL.";

export const catalogue = "Listes de produits";
export const catalogueFacts = (waiting_: number) =>
  waiting_ === 0
    ? "Tous les changements sont affichés"
    : sentence(
        counted(
          waiting_,
          "aucun changement à afficher",
          "changement pas encore affiché",
          "changements pas encore affichés",
        ),
      );
export const catalogueLook =
  "Beaucoup de produits changent en ce moment\u00a0; revérifiez dans une minute.";
export const catalogueBad =
  "Les changements n'arrivent pas dans les listes\u00a0: redémarrez la boutique, puis lancez doctor.";

export const doctor = "Contrôle de nuit";
export const doctorNever = "Le premier aura lieu la deuxième nuit";
export const doctorWell = (rules: number, time: string) =>
  `Les ${rules} règles étaient respectées le ${time}`;
export const doctorWrong = (wrong: string, rules: number, time: string) =>
  `Règles non respectées le ${time}\u00a0: ${wrong} sur ${rules}`;
export const times = (count: number | null) =>
  count === null ? "vérification impossible" : many(count);
export const doctorLook =
  "Il n'a pas eu lieu depuis deux jours\u00a0: vérifiez qu'un worker fonctionne.";
export const doctorBad =
  "Lancez npm run doctor pour voir ce qui ne va pas\u00a0; ajoutez -- --fix pour réparer ce qui peut l'être sans risque.";
export const broken = "Règles non respectées";

export const disk = "Disque";
export const diskFacts = (free: string, total: string, percent: number) =>
  `${free} libres sur ${total} (${percent}\u00a0%)`;
export const diskLook =
  "Faites bientôt de la place\u00a0: les photos et la base de données continuent de grossir.";
export const diskBad =
  "Faites de la place maintenant\u00a0: sinon, la boutique ne peut plus prendre de commandes.";

export const server = "Serveur";
export const serverFacts = (version: string, node: string, memory: string, up: string) =>
  `Version ${version} avec Node ${node}, ${memory} de mémoire, en marche depuis ${up}`;

const UNITS = ["octets", "Ko", "Mo", "Go", "To"];
export const size = (bytes: number) => {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** power;
  return `${amount >= 100 || power === 0 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[power] ?? ""}`;
};
