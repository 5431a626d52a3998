export const notFound = "Iyi paji ntibonetse";
export const notFoundHelp = "Wenda aderesi yanditse nabi, cyangwa paji yarimutse.";
export const broken = "Iyi paji yanze gufunguka";
