import { chooseDataSaver, useSavesData } from "~/lib/data-saving";
import { SwitchButton } from "~/ui/switch-button";
import * as words from "~/words/data-saver";

/** Asks for pages that take less data. The page is loaded anew: the server makes another one. */
export function DataSaverSwitch() {
  const isOn = useSavesData();
  const toggle = () => {
    chooseDataSaver(!isOn);
    window.location.reload();
  };
  return (
    <SwitchButton
      label={words.dataSaver}
      help={words.dataSaverHelp}
      isOn={isOn}
      onToggle={toggle}
    />
  );
}
