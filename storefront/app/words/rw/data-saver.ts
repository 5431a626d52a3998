export const dataSaver = "Kuzigama interineti";
export const dataSaverHelp = "Amafoto mato, kandi ibindi biza ari uko ukanze.";
