export const timeout = "La réponse tarde trop - le serveur est peut-être surchargé";
export const network = "Serveur surchargé - réessayez plus tard";
export const rateLimited = "Trop de demandes - patientez un instant";
export const server = "Erreur du serveur - réessayez";
export const notFound = "Introuvable";
export const forbidden = "Accès refusé";
export const fallback = "Une erreur est survenue. Réessayez.";
export const unavailable = "Service indisponible pour le moment. Rechargez la page.";
