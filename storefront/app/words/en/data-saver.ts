export const dataSaver = "Data saver";
export const dataSaverHelp = "Smaller pictures, and less is fetched before you tap.";
