export const ended = "Votre session est terminée. Reconnectez-vous.";
