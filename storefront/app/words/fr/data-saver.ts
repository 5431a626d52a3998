export const dataSaver = "Économie de données";
export const dataSaverHelp = "Des photos plus petites, et rien de trop avant que vous touchiez.";
