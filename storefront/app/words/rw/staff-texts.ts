export const STAFF_TEXTS: Readonly<Record<string, string>> = {
  "Someone else has changed this size chart. Read it again before you save, or your change would undo theirs":
    "Undi muntu yahinduye ibi bipimo by'ingano. Bisome mbere yo kubika, naho ubundi urasiba ibyo yahinduye",
  "No product has the size {1}": "Nta gicuruzwa gifite ingano {1}",
  "Measurement must be {1} to {2} cm": "Igipimo kigomba kuba hagati ya cm {1} na {2}",
  "Measurement must have at most one decimal": "Igipimo kigira umubare umwe nyuma y'akadomo",
  "Measurement must go from less to more": "Igipimo kiva ku gito kikajya ku kinini",
  "There are too many measurements": "Ibipimo ni byinshi cyane",
  "Choose a measurement": "Hitamo igipimo",
  "A measurement is there twice": "Hari igipimo kirimo kabiri",
  "Add a size": "Ongeramo ingano",
  "A table has at most {1} sizes": "Imbonerahamwe igira ingano zitarenga {1}",
  "Fill in every measurement of {1}": "Uzuza ibipimo byose bya {1}",
  "Size {1} is there twice": "Ingano {1} irimo kabiri",
  "Add a table": "Ongeramo imbonerahamwe",
  "There are too many tables": "Imbonerahamwe ni nyinshi cyane",
  "There are two tables for the same people": "Hari imbonerahamwe ebyiri z'abantu bamwe",
  'The shop knows already what "{1}" means': "Iduka risanzwe rizi icyo “{1}” bisobanura",
  "There are {1} words already. Remove one first": "Hasanzwemo amagambo {1}. Banza ukuremo rimwe",
  '"{1}" has a meaning already. Remove it first':
    "“{1}” bisanzwe bifite igisobanuro. Banza ugikuremo",
  "Meaning must be another word": "Igisobanuro kigomba kuba irindi jambo",
  "Its writer has changed this review. Read it again before you decide":
    "Uwacyanditse yagihinduye. Ongera ugisome mbere yo kwemeza",
  "There must be at least one active admin": "Hagomba kubaho nibura admin umwe ukora",
  "You can't {1} yourself": "Ntushobora {1} konti yawe",
  demote: "kugabanyiriza ububasha",
  deactivate: "gufunga",
  delete: "gusiba",
  "There is no such account": "Iyi konti ntibaho",
  "There is no store credit to take back": "Nta mafaranga ye mu iduka yo gukuraho",
  "At most {1} can be taken back": "Hakurwaho atarenze {1}",
  "This code can't be shown any more: the shop has a new secret since. The card still works.":
    "Iyi kode ntishobora kongera kwerekanwa: iduka ryahinduye urufunguzo. Ikarita iracyakora.",
  "The rider’s day changed meanwhile. Look at it, and count again":
    "Hagati aho umunsi w'umumotari wahindutse. Wurebe, wongere ubare",
  "1 parcel": "ipaki 1",
  "{1} parcels": "amapaki {1}",
  "1 parcel is": "Ipaki 1",
  "{1} parcels are": "Amapaki {1}",
  "{1} still out. Say what became of it first": "{1} aracyari mu nzira. Banza wandike uko byagenze",
  "The rider took {1}. Say why it is not that": "Umumotari yakiriye {1}. Andika impamvu atari ayo",
  "{1} counted this day already: {2}": "Uyu munsi warabazwe na {1}: {2}",
  "That day is over. Choose today or later":
    "Uwo munsi wararangiye. Hitamo uyu munsi cyangwa undi uzaza",
  "Choose a later day": "Hitamo undi munsi uzaza",
  "At most {1} days ahead": "Ntihirenze iminsi {1} uhereye ubu",
  "{1} is collected in the shop": "{1} ifatirwa mu iduka",
  "{1} is {2}, so there is nothing to deliver": "{1} {2}, nta cyo kugezayo",
  "{1} is of gift cards, which are mailed": "{1} ni iy'amakarita y'impano, yoherezwa kuri imeyili",
  "{1} is on its way with {2}, {3}": "{1} iri mu nzira, ifitwe na {2}, {3}",
  "{1} is planned for {2}, {3}": "{1} yahawe {2}, {3}",
  "a rider": "umumotari",
  "There is no such parcel": "Iyi paki ntibaho",
  "There is no such rider": "Uyu mumotari ntabaho",
  "{1} doesn’t ride any more": "{1} ntakigemura",
  "{1}’s money of that day is counted. Choose another day":
    "Amafaranga y'uwo munsi ya {1} yarabazwe. Hitamo undi munsi",
  "{1} is on its way already, so its parcels stay as they are":
    "{1} yageze mu nzira, amapaki yayo ntahinduka",
  "{1} still has {2}. Give them to somebody else first": "{1} aracyafite {2}. Banza uyahe undi",
  "This day is counted already": "Uyu munsi warabazwe",
  "Put every piece of the order in one parcel, and in one only":
    "Buri kintu cya komande gishyire mu ipaki imwe, kandi imwe gusa",
  "A parcel needs something in it": "Ipaki igomba kugira ikiyirimo",
  "At least one parcel": "Nibura ipaki imwe",
  "At most 10 parcels": "Ntarenze amapaki 10",
  "Choose what is to be delivered": "Hitamo ibigomba kugezwayo",
  "Another discount has this code already": "Irindi gabanyirizwa rifite iyi kode",
  "This discount was made in the back office, with something this form does not know. Please change it there.":
    "Iri gabanyirizwa ryakorewe muri back office, ririmo ibyo uru rupapuro rutazi. Rihindurire aho.",
  "Something this discount is for is not in the shop any more":
    "Hari igicuruzwa cyangwa icyiciro cy'iri gabanyirizwa kitakiri mu iduka",
  "The goods cost {1}": "Ibintu bigura {1}",
  "Articles of this order are coming back, or came back, so it stays delivered. See its returns":
    "Ibintu by'iyi komande biragaruka, cyangwa byagarutse, ni yo mpamvu iguma ari iyagezeyo. Reba ibisubizwa byayo",
  "This order's gift cards were taken back. Place a new order instead":
    "Amakarita y'impano y'iyi komande yakuweho. Ahubwo tanga komande nshya",
  "Some of what paid for this order went back, and its money is still to be paid back. Place a new order instead":
    "Igice cy'ubwishyu bw'iyi komande cyasubiyeyo, andi ntarasubizwa. Ahubwo tanga komande nshya",
  "A part of this order is packed in the back office: pack the rest there, or undo it":
    "Igice cy'iyi komande cyapakiriwe muri back office: ni ho upakirira ibisigaye, cyangwa ubisubizeho",
  "not approved yet": "ritaremezwa",
  approved: "ryemejwe",
  received: "ryakiriwe",
  settled: "ryarangiye",
  declined: "ryanzwe",
  withdrawn: "ryahagaritswe",
  pending: "itegereje",
  processing: "irategurwa",
  shipped: "iri mu nzira",
  delivered: "yagezeyo",
  cancelled: "yahagaritswe",
  completed: "byarangiye",
  failed: "byanze",
  refunded: "yasubijwe",
  "At most {1}, which is what was paid for it": "Ntarenze {1}: ni yo yishyuwe",
  "It was asked for within seven days: something has to be paid back":
    "Byasabwe mu minsi irindwi: hagomba kugira ayo musubiza",
  "Say why less is paid back": "Andika impamvu usubije make",
  "The exchange cost {1}. Say why less is paid back":
    "Ihinduza ryatwaye {1}. Andika impamvu usubije make",
  "This order is not paid yet. Record its money first":
    "Iyi komande ntirishyurwa. Banza wandike ubwishyu bwayo",
  "All of this order's money is paid back already": "Amafaranga y'iyi komande yose yarasubijwe",
  "At most {1} of this order can still be paid back":
    "Kuri iyi komande hashobora gusubizwa atarenze {1}",
  "This return is counted already, and otherwise": "Iri subizwa ryarabazwe, kandi ukundi",
  "This return is settled already, with {1}": "Iri subizwa ryararangiye, hasubijwe {1}",
  "It was asked for within seven days of delivery, so it can't be declined":
    "Ryasabwe mu minsi irindwi komande igezeyo, ntiryakwangwa",
  "This return is {1}, so it can't be {2}": "Iri subizwa {1}, ntirishobora kuba {2}",
  "{1} in exchange is packed, and partly paid. Cancel that first":
    "{1} yo guhinduza yarapakiwe, yishyurwa igice. Banza uyihagarike",
  "This line is not part of the return": "Uyu murongo ntuba muri iri subizwa",
  "At most {1} can come back": "Hagaruka ibitarenze {1}",
  "Count at least one piece that came back": "Bara nibura ikintu kimwe cyagarutse",
  "The order comes to {1}": "Komande ni {1}",
  "This reference is already recorded for {1}": "Iyi nimero y'ikohereza yanditse kuri {1}",
  "Nothing was paid that could be paid back": "Nta cyishyuwe cyasubizwa",
  "This order is not paid yet. Cancel it, and what was paid comes back":
    "Iyi komande ntirishyurwa. Yihagarike, ayishyuwe asubizwe",
  "This order was placed without an account, so there is nobody to give store credit to. Make a gift card instead":
    "Iyi komande yatanzwe nta konti, nta wo guha amafaranga yo mu iduka. Ahubwo kora ikarita y'impano",
  "All of this payment is paid back already": "Ubu bwishyu bwose bwarasubijwe",
  "At most {1} of this payment can be paid back":
    "Kuri ubu bwishyu hashobora gusubizwa atarenze {1}",
  "This order's money pays an exchange. Settle or close that return first":
    "Amafaranga y'iyi komande yishyura ihinduza. Banza urangize cyangwa ufunge iryo subizwa",
  "At most {1} of this order can be paid back: the rest pays an exchange":
    "Kuri iyi komande hashobora gusubizwa atarenze {1}: asigaye yishyura ihinduza",
  "This paid for gift cards. Cancel the order: they are taken back, and what was not spent is paid back":
    "Aya yishyuye amakarita y'impano. Hagarika komande: akurwaho, atarakoreshejwe agasubizwa",
  "At most {1} of this payment can be paid back: the rest paid for gift cards. Cancel the order to take them back":
    "Kuri ubu bwishyu hashobora gusubizwa atarenze {1}: asigaye yishyuye amakarita y'impano. Hagarika komande kugira ngo akurweho",
  "This Idempotency-Key was used for another refund":
    "Ubu busabe bwakoreshejwe ku yandi mafaranga asubizwa",
  "This is being paid back already. Wait for its outcome":
    "Aya mafaranga arimo gusubizwa. Tegereza uko birangira",
  "This refund is {1} and can't be changed any more":
    "Gusubiza aya mafaranga {1}, ntibishobora guhinduka",
  "The provider decides how this payment ends": "Uko ubu bwishyu burangira bigenwa n'ubwakira",
  "This payment is {1} and can't be changed any more": "Kwishyura {1}, ntibishobora guhinduka",
  "Category not found.": "Icyiciro ntikibonetse.",
  "A category with this name already exists": "Hari ikindi cyiciro gifite iri zina",
  "This category still has sub-categories":
    "Iki cyiciro kiracyafite ibindi byiciro biri munsi yacyo",
  "1 product is": "Igicuruzwa 1",
  "{1} products are": "Ibicuruzwa {1}",
  "{1} still in this category": "{1} biracyari muri iki cyiciro",
  "The file is empty.": "Dosiye irimo ubusa.",
  "There is no {1} in the upload": "Nta {1} iri mu byoherejwe",
  "The CSV is larger than 50 MB.": "CSV irengeje MB 50.",
  "The zip is larger than 500 MB.": "Zip irengeje MB 500.",
  "The file must be a CSV, or a zip that holds one.":
    "Dosiye igomba kuba CSV, cyangwa zip iyirimo.",
  "Choose a CSV or zip file": "Hitamo dosiye ya CSV cyangwa zip",
  "Send one file": "Ohereza dosiye imwe",
  "This receipt was not entered by hand": "Iyi nyemezabuguzi ntiyanditswe n'intoki",
  "This receipt is signed already": "Iyi nyemezabuguzi yarasinywe",
  "This receipt is waiting for the controller": "Iyi nyemezabuguzi itegereje imashini ya EBM",
  "Receipt {1} has this number already": "Inyemezabuguzi {1} ifite iyi nimero",
  "No controller is connected. Enter the number by hand":
    "Nta mashini ya EBM icometse. Andika nimero n'intoki",
  "The controller does not answer.": "Imashini ya EBM ntisubiza.",
  "The controller answers, and does not sign. It is asked again.":
    "Imashini ya EBM irasubiza ariko ntisinya. Irongera ibazwe.",
  "The controller did not say what became of it. It is asked again.":
    "Imashini ya EBM ntiyavuze uko byarangiye. Irongera ibazwe.",
  "The controller knows this number and does not say what it signed. Read it off the controller and enter it by hand.":
    "Imashini ya EBM izi iyi nimero ariko ntivuga icyo yasinye. Bisome ku mashini, ubyandike n'intoki.",
  "The sale that it corrects is not signed yet. Settle that first, then try again.":
    "Igurisha rikosorwa ntirirasinywa. Banza urikemure, wongere ugerageze.",
  "The controller was disconnected before it answered. Read off it what it signed and enter that by hand.":
    "Imashini ya EBM yavuyeho itarasubiza. Soma ku mashini icyo yasinye, ucyandike n'intoki.",
  "The controller refused it: {1}": "Imashini ya EBM yabyanze: {1}",
  "These are the sale prices of product files. Please change them with a file.":
    "Ibi ni ibiciro bya promosiyo byo muri dosiye z'ibicuruzwa. Bihindure ukoresheje dosiye.",
  "This product is not in the shop any more": "Iki gicuruzwa ntikiri mu iduka",
  "This product is named twice": "Iki gicuruzwa cyanditse kabiri",
  "A sale price is below the price, {1}": "Igiciro cya promosiyo kiba munsi y'igiciro, {1}",
  "Enter the TIN under which the shop is registered for VAT":
    "Andika TIN iduka ryandikishijweho muri TVA",
  "This account can't order": "Iyi konti ntishobora gutanga komande",
  "The rider takes no money there": "Aho umumotari ntahafata amafaranga",
  "This was saved already. Please look at the list before you send it once more.":
    "Ibi byarabitswe. Banza urebe urutonde mbere yo kongera kohereza.",
  "Only a mail that was given up can be tried again":
    "Imeyili yananiranye ni yo yonyine yongera koherezwa",
  "Must be a whole number from {1} to {2}": "Umubare wuzuye kuva kuri {1} kugeza kuri {2}",
  "Site name is required": "Andika izina ry'urubuga",
  "Site name must have at most 60 characters": "Izina ry'urubuga ntirirenza inyuguti 60",
  "Site name has characters that can't be used": "Izina ry'urubuga ririmo inyuguti zitemewe",
  "Valid price is required": "Andika igiciro nyacyo",
  "Valid stock quantity is required": "Andika umubare nyawo wa sitoke",
  "The price must be at most RWF 10,000,000": "Igiciro ntikirenza RWF 10,000,000",
  "The price must be a whole number of RWF": "Igiciro kigomba kuba umubare wuzuye wa RWF",
  "Category is required": "Hitamo icyiciro",
  "Category name is required": "Andika izina ry'icyiciro",
  "Product name is required": "Andika izina ry'igicuruzwa",
  "must be the number you saw": "Andika umubare wabonye",
  "must not start with prod_": "Ntibitangizwe na prod_",
  "is reserved": "Ntiryemewe gukoreshwa",
  "must be a time like {1}": "Igihe nka {1}",
  "The end is before the start.": "Iherezo riri mbere y'intangiriro.",
  "Transfer reference is required": "Andika nimero y'ikohereza",
  "Please enter a name": "Andika izina",
  "A name has at most 80 characters": "Izina ntirirenza inyuguti 80",
  "A price is a whole number of RWF": "Igiciro ni umubare wuzuye wa RWF",
  "A price is at least RWF 1": "Igiciro ni nibura RWF 1",
  "This price is too large": "Iki giciro ni kinini cyane",
  "Please enter a price": "Andika igiciro",
  "At most 500 prices at once": "Ntihirenze ibiciro 500 icyarimwe",
  "days must be a whole number": "Iminsi igomba kuba umubare wuzuye",
  "days must not be negative": "Iminsi ntijya munsi ya 0",
  "days must be at most 60": "Ntirenze iminsi 60",
  "max_days must not be less than min_days": "Iminsi myinshi iri munsi y'iminsi mike",
  "min_days must not be more than max_days, which is {1}":
    "Iminsi mike ntirenga iminsi myinshi, ari yo {1}",
  "max_days must not be less than min_days, which is {1}":
    "Iminsi myinshi ntijya munsi y'iminsi mike, ari yo {1}",
  "Please enter a code": "Andika kode",
  "A code has at least 3 characters": "Kode igira nibura inyuguti 3",
  "A code has at most {1} characters": "Kode ntirenza inyuguti {1}",
  "A code has letters, digits, - and _ only": "Kode igira inyuguti, imibare, - na _ gusa",
  "Please choose what it gives": "Hitamo icyo ritanga",
  "Please enter how much it takes off": "Andika ayo rigabanya",
  "Please choose at most {1}": "Hitamo ibitarenze {1}",
  "A percentage is more than 0 and at most 100, with at most two decimals":
    "Ijanisha riri hejuru ya 0 kugeza kuri 100, rifite imibare itarenze ibiri nyuma y'akitso",
  "An amount off is a whole number of RWF": "Igabanyirizwa ni umubare wuzuye wa RWF",
  "Free delivery has no amount": "Kugezwaho ku buntu nta mubare bigira",
  "Free delivery is for everything": "Kugezwaho ku buntu ni kuri byose",
  "Please choose a category": "Hitamo icyiciro",
  "Please choose a product": "Hitamo igicuruzwa",
  "What is for everything names no products": "Iriri kuri byose ntirihitamo ibicuruzwa",
  "percent must be at least 1": "Ijanisha ni nibura 1",
  "percent must be at most 100": "Ijanisha ntirirenza 100",
  "Give a discount in percent or in RWF": "Tanga igabanyirizwa mu ijanisha cyangwa muri RWF",
  "Please enter a valid email address, or none": "Andika imeyili nyayo, cyangwa ubireke",
  "Nobody pays a rider for what is collected in the shop":
    "Ibifatirwa mu iduka ntibyishyurirwa ku mumotari",
  "Internal data": "Internal data",
  "The handle {1} is already used by another product":
    "Izina ryo muri aderesi {1} risanzwe rikoreshwa n'ikindi gicuruzwa",
  "There is no picture {1}": "Ifoto {1} ntibaho",
  "The colour {1} is not among those of the product": "Ibara {1} si iry'iki gicuruzwa",
  "Pieces were sold or came in meanwhile. Please look at the stock again.":
    "Hagati aho hari ibyagurishijwe cyangwa ibyinjiye. Ongera urebe sitoke.",
  "Pieces were sold or came back meanwhile. Please say which number you saw (stock_seen).":
    "Hagati aho hari ibyagurishijwe cyangwa ibyagarutse. Ongera urebe sitoke.",
  "A colour must be a code like #b5301a": "Ibara ni kode nka #b5301a",
  "Colours must be codes like #b5301a": "Amabara ni kode nka #b5301a",
  "This size and colour are not among those of the product":
    "Iyi ngano n'iri bara si iby'iki gicuruzwa",
  "This size and colour are given twice": "Iyi ngano n'iri bara byanditse kabiri",
  "A product can have at most {1} variants": "Igicuruzwa ntikirenza ubwoko {1}",
  "must name the position of every picture once":
    "Buri foto igomba kugira umwanya wayo, rimwe gusa",
  "Sizes must be short texts like S or 42, of at most 20 characters":
    "Ingano ni inyandiko ngufi nka S cyangwa 42, zitarenze inyuguti 20",
  "{1} now, so {2} can't be taken away": "{1}, ntihashobora kuvaho {2}",
  "Only 1 is left": "Hasigaye 1 gusa",
  "None is left": "Byashize",
  "Only {1} are left": "Hasigaye {1} gusa",
  "{1}: only 1 is left": "{1}: hasigaye 1 gusa",
  "{1}: none is left": "{1}: byashize",
  "{1}: only {2} are left": "{1}: hasigaye {2} gusa",
  "This product was changed meanwhile. Please look at it again.":
    "Hagati aho iki gicuruzwa cyahinduwe. Ongera ukirebe.",
  "This product could not be stored": "Iki gicuruzwa nticyashoboye kubikwa",
  "Only pictures of this product can be kept": "Hagumaho amafoto y'iki gicuruzwa gusa",
  "must say of each of the {1} pictures which colour it shows, or null":
    "Kuri buri foto muri {1}, vuga ibara ryerekana",
  "gift card": "ikarita y'impano",
  "This import is over already ({1}).": "Kwinjiza iyi dosiye byararangiye ({1}).",
  "Whoever asked ended it.": "Uwabisabye yabihagaritse.",
  "It is sold out again, or not sold any more.": "Byongeye gushira, cyangwa ntibikigurishwa.",
  "The prices went up again, or the articles are gone.":
    "Ibiciro byazamutse, cyangwa ibyo bintu ntibigihari.",
  "Must be in the future": "Hitamo igihe kitaragera",
  "{1} has published this meanwhile": "{1} yabitangaje hagati aho",
  "This was emptied meanwhile": "Byasibwe hagati aho",
  "Must be text": "Andika amagambo",
  "Must have at most {1} characters": "Ntirenza inyuguti {1}",
  "Link must lead to shoppers' pages": "Aderesi igomba kujyana ku mpapuro z'abaguzi",
  "Must be later than the beginning": "Iherezo riza nyuma y'intangiriro",
  "There is no {1} here": "Nta {1} iri hano",
  "This part leads nowhere": "Iki gice nta ho kijyana",
  "Say where the button leads": "Vuga aho buto ijyana",
  "Say what the button says": "Vuga icyo buto ivuga",
  "Enter the number as +250 788 123 456": "Andika nimero nka +250 788 123 456",
};
