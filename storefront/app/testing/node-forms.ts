import { Blob, File } from "node:buffer";

/**
 * Requests are Node's in these tests, and Node sends and reads only forms and files of its own. So files
 * are Node's everywhere, and so are forms, which still take their fields from an element of the document.
 */
declare const jsdom: { window: { FormData: typeof FormData } };

const OfDocument = jsdom.window.FormData;
const OfNode = (await new Response(new URLSearchParams()).formData())
  .constructor as typeof FormData;

class Form extends OfNode {
  constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
    super();
    if (form) new OfDocument(form, submitter).forEach((value, name) => this.append(name, value));
  }
}

Object.assign(globalThis, { Blob, File, FormData: Form });
