/** Where the page keeps the browser's offer to install the shop: it may come before any script is loaded. */
export const INSTALL_EVENT = "installEvent";

/** Part of the start script: keeps the offer, in place of the browser's own notice. */
export const KEEP_INSTALL_EVENT = `addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.${INSTALL_EVENT} = event;
});
`;
