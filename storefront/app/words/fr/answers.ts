export const questions = {
  returns: {
    text: "Rendre ou échanger un article",
    words: ["retour", "retourner", "rendre", "échange", "échanger", "rembourser", "remboursement"],
  },
  findOrder: {
    text: "Où est ma commande\u00a0?",
    words: ["commande", "ma commande", "suivi", "suivre", "où est", "colis"],
  },
  payment: {
    text: "Comment payer\u00a0?",
    words: ["payer", "paiement", "momo", "mobile money", "airtel money", "espèces", "visa"],
  },
  delivery: {
    text: "Livraison\u00a0: combien de temps",
    words: ["livraison", "livrer", "livrez", "transport", "envoi", "délai", "combien de temps"],
  },
  contact: {
    text: "Demander à la boutique",
    words: ["contact", "téléphone", "whatsapp", "aide", "question", "adresse", "email", "où êtes"],
  },
} as const;
export const deliveryTo = (district: string) => `Livraison à ${district}`;
export const label = "Réponses";
