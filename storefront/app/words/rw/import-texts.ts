export const IMPORT_TEXTS: Readonly<Record<string, string>> = {
  "The file is not UTF-8 text. Save it as “CSV UTF-8” and try again.":
    "Iyi dosiye si inyandiko ya UTF-8. Yibike nka “CSV UTF-8” wongere ugerageze.",
  "The first row has no column {1}.": "Umurongo wa mbere nta nkingi ya {1} ufite.",
  "The first row has no column {1} and no column {2}.":
    "Umurongo wa mbere nta nkingi ya {1} cyangwa iya {2} ufite.",
  "Its cells must be separated by commas.": "Utuzu twawo dutandukanywa n'utwitso (,).",
  'Row {1} begins a cell with a quote (") that is never closed.':
    'Umurongo wa {1} utangiza akazu akugurizo (") katigeze gafungwa.',
  "Row {1} can't be read as CSV.": "Umurongo wa {1} ntusomeka nka CSV.",
  "Handle is required": "Andika Handle",
  "must be active, draft or archived": "Ni active, draft cyangwa archived gusa",
  "must be TRUE or FALSE": "Ni TRUE cyangwa FALSE gusa",
  "This row has {1} cells, the first row has {2}":
    "Uyu murongo ufite utuzu {1}, uwa mbere ufite {2}",
  "This product began in row {1} already; the rows of a product must stand together":
    "Iki gicuruzwa cyatangiriye ku murongo wa {1}; imirongo y'igicuruzwa kimwe igomba gukurikirana",
  "This size and colour stand in row {1} already": "Iyi ngano n'iri bara biri ku murongo wa {1}",
  "This SKU stands in row {1} already": "Iyi SKU iri ku murongo wa {1}",
  "The size of this variant is missing": "Habuze ingano y'ubu bwoko",
  "The colour of this variant is missing": "Habuze ibara ry'ubu bwoko",
  "The size is missing": "Habuze ingano",
  "The colour is missing": "Habuze ibara",
  "must say whether this is Size or Color": "Andika niba ari Size cyangwa Color",
  "Products vary by size and colour only, {1} is neither":
    "Ibicuruzwa bitandukanywa n'ingano n'ibara gusa, {1} si kimwe muri byo",
  "The {1} is given twice": "Byanditswe kabiri: {1}",
  size: "ingano",
  colour: "ibara",
  "The colour {1} is not known. Write a code like #b5301a instead":
    "Ibara {1} ntirizwi. Andika kode nka #b5301a",
  "can't be used": "Ntibyakoreshwa",
  "The SKU {1} is that of the variant {2}": "SKU {1} ni iy'ubwoko {2}",
  "without size and colour": "butagira ingano n'ibara",
  "The SKU {1} is already used by another variant of this product":
    "SKU {1} ikoreshwa n'ubundi bwoko bw'iki gicuruzwa",
  "The SKU {1} is already used by another product": "SKU {1} ikoreshwa n'ikindi gicuruzwa",
  "The SKU {1} comes twice": "SKU {1} irimo kabiri",
  "The handle {1} comes twice": "Handle {1} irimo kabiri",
  "The handle {1} is reserved": "Handle {1} ntikoreshwa",
  "A handle must not start with prod_": "Handle ntitangizwa na prod_",
  "There is no product {1} to wear": "Nta gicuruzwa {1} gihari cyo kwambarana na cyo",
  "can name at most {1} products": "Ntirenza ibicuruzwa {1}",
  "names {1} twice": "{1} irimo kabiri",
  "There is no category {1}": "Nta cyiciro {1} gihari",
  "{1} is a tenth or less of what it costs now ({2}).":
    "{1} ni kimwe cya cumi cyangwa munsi y'igiciro cy'ubu ({2}).",
  "{1} is a tenth or less of what such products usually cost here ({2}).":
    "{1} ni kimwe cya cumi cyangwa munsi y'igiciro gisanzwe hano ({2}).",
  "{1} is {2} times what it costs now ({3}).": "{1} akubye inshuro {2} igiciro cy'ubu ({3}).",
  "{1} is {2} times what such products usually cost here ({3}).":
    "{1} akubye inshuro {2} igiciro gisanzwe hano ({3}).",
  "Check the price and the currency.": "Reba igiciro n'ifaranga.",
  "The picture is larger than 5 MB.": "Ifoto irenze MB 5.",
  "The picture could not be stored.": "Ifoto yanze kubikwa.",
  "Only http and https addresses are fetched.": "Hasomwa aderesi za http na https gusa.",
  "Addresses with a user name or password are not fetched.":
    "Aderesi irimo izina cyangwa ijambo ry'ibanga ntisomwa.",
  "Only the ports 80 and 443 are fetched from.": "Hakoreshwa porte 80 na 443 gusa.",
  "The address is not a public one.": "Iyi aderesi si iya rubanda.",
  "The import broke off again and again. Please start it anew.":
    "Kwinjiza byagiye bicika kenshi. Byongere bundi bushya.",
  "The import was stopped. What it had written until then stays.":
    "Kwinjiza byahagaritswe. Ibyari bimaze kwandikwa biragumaho.",
  "The import was cancelled.": "Kwinjiza byahagaritswe.",
  "It waited for a day.": "Yategereje umunsi wose.",
  "The zip is locked with a password.": "Iyi zip ifungishijwe ijambo ry'ibanga.",
  "{1} is packed in a way that can't be read here.": "{1} ifunitse ku buryo budasomeka hano.",
  "{1} is packed too tightly to be real.": "{1} ifunitse cyane ku buryo bidashoboka.",
  "The zip has more than 20,000 files.": "Iyi zip irimo dosiye zirenga 20,000.",
  "The zip is damaged.": "Iyi zip yarangiritse.",
  "The zip holds more than 1 GB.": "Iyi zip irimo ibirenze GB 1.",
  "There is more than one CSV in the zip.": "Muri zip harimo CSV zirenze imwe.",
  "This is an Excel file. Please save it as CSV UTF-8.":
    "Iyi ni dosiye ya Excel. Yibike nka CSV UTF-8.",
  "There is no CSV in the zip.": "Muri zip nta CSV irimo.",
  "There is no {1} in the zip.": "Muri zip nta {1} irimo.",
  "The zip names a file outside of itself.": "Iyi zip ivuga dosiye iri hanze yayo.",
  "The zip is only a part of one.": "Iyi ni igice cya zip gusa.",
};
