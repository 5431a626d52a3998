export const SERVER_TEXTS: Readonly<Record<string, string>> = {
  "Access denied": "Ntubyemerewe",
  "Resource not found": "Ibyo ushaka ntibibonetse",
  "Too many requests - please wait a moment": "Wagerageje inshuro nyinshi - tegereza gato",
  "Server error - please try again": "Sisitemu igize ikibazo - ongera ugerageze",
  "We are working on the shop. Please come back in a few minutes.":
    "Turimo gutunganya iduka. Garuka hashize iminota mike.",
  "Service temporarily unavailable. Please refresh the page.":
    "Ubu serivisi ntiri gukora. Ongera ufungure iyi paji.",
  "Invalid request": "Ubu busabe ntibukwiye",
  "Please log in": "Banza winjire",
  "This already exists.": "Ibi bisanzweho.",
  "Something this refers to is missing or still in use.": "Hari ikibura, cyangwa kigikoreshwa.",
  "A value can't be stored.": "Hari ibyanditse bidashobora kubikwa.",
  "The request can't be carried out.": "Ibi ntibishoboka.",
  "The request conflicts with the current state.": "Hari icyahindutse hagati aho.",
  "The request is too large.": "Ibyo wohereje ni binini cyane.",
  "This content type is not supported.": "Ubu bwoko bwa dosiye ntibwemewe.",
  "The body is not valid JSON.": "Ibyoherejwe ntibisomeka.",
  "The body must be application/json.": "Ibyoherejwe ntibisomeka.",
  "The body must be multipart/form-data.": "Ibyoherejwe ntibisomeka.",
  "The body must be multipart/form-data or application/json.": "Ibyoherejwe ntibisomeka.",
  "This method is not allowed here.": "Ibi ntibishoboka hano.",
  "The key can't be read": "Ubu busabe ntibukwiye",
  "This is still being saved. Please wait a moment.": "Birimo kubikwa. Tegereza gato.",
  "This Idempotency-Key was used for something else": "Ubu busabe bwakoreshejwe ikindi",
  "This Idempotency-Key was already used for another order":
    "Ubu busabe bwakoreshejwe ku yindi komande",
  "This Idempotency-Key was used for another return": "Ubu busabe bwakoreshejwe ku rindi subizwa",
  "Codes go to mobile numbers in Rwanda alone, like 0788 123 456.":
    "Kode zijya kuri nimero za telefoni zo mu Rwanda gusa, nka 0788 123 456.",
  "This shop sends no codes by SMS": "Iri duka ntiryohereza kode muri SMS",
  "No more codes can be sent by SMS today. Use your email and password.":
    "Uyu munsi nta zindi kode zoherezwa muri SMS. Koresha imeyili n'ijambo ry'ibanga.",
  "Staff log in with email and password": "Abakozi binjira na imeyili n'ijambo ry'ibanga",
  "This phone is confirmed already": "Iyi telefoni isanzwe yemejwe",
  "This phone number belongs to another account": "Iyi nimero ni iy'indi konti",
  "This is your address already": "Iyi ni yo imeyili yawe usanganywe",
  "This email is already in use": "Iyi imeyili isanzwe ikoreshwa",
  "Current password is incorrect": "Ijambo ry'ibanga risanzwe si ryo",
  "The password was changed in the meantime": "Ijambo ry'ibanga ryahinduwe hagati aho",
  "Password is incorrect": "Ijambo ry'ibanga si ryo",
  "Invalid credentials": "Imeyili cyangwa ijambo ry'ibanga si byo",
  "Account is deactivated": "Iyi konti yarafunzwe",
  "Invalid or expired verification code": "Iyi kode si yo, cyangwa yarengeje igihe",
  "Please verify your email": "Banza wemeze imeyili yawe",
  "You can have at most {1} unpaid pieces at a time. Please pay for an order you have, or order fewer now.":
    "Ntushobora kugira ibintu birenze {1} bitarishyurwa. Banza wishyure komande ufite, cyangwa utumize bike.",
  "At most {1} unpaid pieces can wait for one email address. Please pay for an order you have, or order fewer now.":
    "Imeyili imwe ntigira ibintu birenze {1} bitarishyurwa. Banza wishyure komande ufite, cyangwa utumize bike.",
  "At most {1} unpaid pieces can wait for one phone number. Please pay for an order you have, or order fewer now.":
    "Nimero ya telefoni imwe ntigira ibintu birenze {1} bitarishyurwa. Banza wishyure komande ufite, cyangwa utumize bike.",
  "At most {1} unpaid pieces can wait for one internet connection. Please pay for an order you have, order fewer now, or call us.":
    "Murandasi imwe ntigira ibintu birenze {1} bitarishyurwa. Banza wishyure komande ufite, utumize bike, cyangwa uduhamagare.",
  "Some items are no longer available in this quantity":
    "Bimwe mu bintu ntibikiri mu mubare usabye",
  "The price of this order has changed": "Igiciro cy'iyi komande cyahindutse",
  "Log in to use your store credit": "Injira kugira ngo ukoreshe amafaranga yawe mu iduka",
  "This product can't be ordered now": "Iki gicuruzwa ntigishobora gutumizwa ubu",
  "This product is no longer available": "Iki gicuruzwa ntikikiboneka",
  "This size is not offered": "Iyi ngano ntihari",
  "This colour is not offered": "Iri bara ntirihari",
  "This size is not offered in this colour": "Iyi ngano ntiboneka muri iri bara",
  "Please choose a size and a colour": "Hitamo ingano n'ibara",
  "This order is too large": "Iyi komande ni nini cyane",
  "An order costs something": "Komande igomba kugira igiciro",
  "Orders can't be collected in the shop now. We deliver them":
    "Ubu kwifatira mu iduka ntibishoboka. Turabikugezaho",
  "Gift cards come by mail: there is nothing to collect":
    "Amakarita y'impano aza kuri imeyili: nta cyo kuza gufata",
  "A gift card comes by mail: an email address is needed":
    "Ikarita y'impano iza kuri imeyili: andika imeyili",
  "Nothing in this order is a gift card": "Nta karita y'impano iri muri iyi komande",
  "A gift card can be sent within {1} days": "Ikarita y'impano yoherezwa mu minsi itarenze {1}",
  "We don't know this gift card. Check the code.": "Iyi karita y'impano ntituyizi. Reba kode neza.",
  "This gift card is not accepted any more. Please contact us.":
    "Iyi karita y'impano ntigikora. Twandikire.",
  "Nothing is left on this gift card.": "Nta mafaranga asigaye kuri iyi karita y'impano.",
  "We don't know this code. Check the spelling.": "Iyi kode ntituyizi. Reba niba wayanditse neza.",
  "This code starts on {1}.": "Iyi kode izatangira gukora ku wa {1}.",
  "This code starts on another day.": "Iyi kode izatangira gukora undi munsi.",
  "This code ended.": "Iyi kode yarangiye.",
  "This code ended on {1}.": "Iyi kode yarangiye ku wa {1}.",
  "This code is used up.": "Inshuro zo gukoresha iyi kode zarashize.",
  "You have used this code before.": "Iyi kode wigeze kuyikoresha.",
  "This code is for orders from {1}.": "Iyi kode ikora kuri komande zihera kuri {1}.",
  "You already get a better discount, and this code can't be added to it.":
    "Usanzwe ufite igabanyirizwa riruta iri, kandi iyi kode ntiryiyongeraho.",
  "This code takes nothing off this order.": "Iyi kode nta cyo igabanya kuri iyi komande.",
  "You declined the payment on your phone. Nothing was charged. You can try again.":
    "Wanze kwishyura kuri telefoni yawe. Nta mafaranga wakaswe. Ushobora kongera ukagerageza.",
  "The payment was not approved in time. Nothing was charged. You can try again.":
    "Igihe cyo kwemeza kwishyura cyarangiye. Nta mafaranga wakaswe. Ushobora kongera ukagerageza.",
  "There is not enough money in this wallet. Nothing was charged. Top up, or use another number.":
    "Kuri iyi konti ya Mobile Money nta mafaranga ahagije ariho. Nta mafaranga wakaswe. Ongeraho, cyangwa ukoreshe indi nimero.",
  "This wallet has reached its limit. Nothing was charged. Try tomorrow, or use another number.":
    "Iyi konti ya Mobile Money yageze ku mubare ntarengwa. Nta mafaranga wakaswe. Gerageza ejo, cyangwa ukoreshe indi nimero.",
  "This number has no mobile money wallet. Check it, or use another number.":
    "Iyi nimero nta konti ya Mobile Money ifite. Yirebe neza, cyangwa ukoreshe indi.",
  "This wallet is not active. Nothing was charged. Use another number.":
    "Iyi konti ya Mobile Money ntikora. Nta mafaranga wakaswe. Koresha indi nimero.",
  "This wallet is not allowed to make this payment. Nothing was charged. Use another number.":
    "Iyi konti ya Mobile Money ntiyemerewe kwishyura ibi. Nta mafaranga wakaswe. Koresha indi nimero.",
  "The amount did not match the order. We are looking into it and will write to you.":
    "Amafaranga ntiyahuye n'aya komande. Turabikurikirana, tuzakwandikira.",
  "Mobile money isn't responding right now. Nothing was charged. Try again.":
    "Ubu Mobile Money ntisubiza. Nta mafaranga wakaswe. Ongera ugerageze.",
  "The order was cancelled.": "Komande yahagaritswe.",
  "You started another payment instead.": "Watangiye kwishyura mu bundi buryo.",
  "The payment did not go through. Nothing was charged. You can try again.":
    "Kwishyura ntibyakunze. Nta mafaranga wakaswe. Ushobora kongera ukagerageza.",
  "The PIN was not right. Nothing was charged. Try again with your mobile money PIN.":
    "PIN wanditse si yo. Nta mafaranga wakaswe. Ongera ugerageze na PIN yawe ya Mobile Money.",
  "The card was declined. Nothing was charged. Try another card, or pay another way.":
    "Ikarita yanzwe. Nta mafaranga wakaswe. Gerageza indi karita, cyangwa wishyure ukundi.",
  "Card payments aren't working right now. Nothing was charged. Try again, or pay another way.":
    "Kwishyura n'ikarita ubu ntibikora. Nta mafaranga wakaswe. Ongera ugerageze, cyangwa wishyure ukundi.",
  "Please enter an Airtel number (072 or 073) for mobile money":
    "Kuri Mobile Money, andika nimero ya Airtel (072 cyangwa 073)",
  "Please enter an MTN or Airtel number (072, 073, 078 or 079) for mobile money":
    "Kuri Mobile Money, andika nimero ya MTN cyangwa Airtel (072, 073, 078 cyangwa 079)",
  "Please enter an MTN number (078 or 079) for mobile money":
    "Kuri Mobile Money, andika nimero ya MTN (078 cyangwa 079)",
  "This payment method is not available": "Ubu buryo bwo kwishyura ntibuhari",
  "The time to pay this order is over": "Igihe cyo kwishyura iyi komande cyarangiye",
  "This order had too many payment tries. Please contact us":
    "Kwishyura iyi komande byageragejwe inshuro nyinshi. Twandikire",
  "This number was asked for money too often. Please try again in an hour, or pay another way.":
    "Iyi nimero yasabwe kwishyura inshuro nyinshi. Ongera ugerageze hashize isaha, cyangwa wishyure ukundi.",
  "This order was cancelled": "Iyi komande yahagaritswe",
  "This order is cancelled": "Iyi komande yahagaritswe",
  "This order is paid already": "Iyi komande yarishyuwe",
  "No order has this number and email address.": "Nta komande ifite iyi nimero n'iyi imeyili.",
  "This link opens no order.": "Iyi linki nta komande ifungura.",
  "Your order is packed already, so it can't be cancelled. Please contact us":
    "Komande yawe yamaze gupakirwa, ntishobora guhagarikwa. Twandikire",
  "A gift card of this order was used already, so it can't be cancelled. Please contact us":
    "Ikarita y'impano yo muri iyi komande yarakoreshejwe, komande ntishobora guhagarikwa. Twandikire",
  "This order is collected in the shop": "Iyi komande ifatirwa mu iduka",
  "Delivery to {1} costs {2} more. Please contact us to change it":
    "Kubigeza mu karere ka {1} byiyongeraho {2}. Twandikire tubihindure",
  "Delivery to {1} costs {2} less. Please contact us to change it":
    "Kubigeza mu karere ka {1} bigabanukaho {2}. Twandikire tubihindure",
  "The rider takes no money in {1}. Pay another way first":
    "Mu karere ka {1} umumotari ntafata amafaranga. Banza wishyure ukundi",
  "Somebody changed this order meanwhile. Please look at it again":
    "Hagati aho hari uwahinduye iyi komande. Ongera uyirebe",
  "A payment for this order is under way. Please try again when it has ended":
    "Kwishyura iyi komande birakomeje. Ongera ugerageze birangiye",
  "Some of what was paid for this order went back, so what it costs stays. Please contact us to change it":
    "Igice cy'amafaranga y'iyi komande cyasubijwe, igiciro cyayo ntigihinduka. Twandikire niba ushaka kuyihindura",
  "It is planned who brings this order, so its pieces stay":
    "Uzazana iyi komande yaramenyekanye, ibiyirimo ntibihinduka",
  "This order has gift cards, so what it costs stays. Please contact us to change it":
    "Iyi komande irimo amakarita y'impano, igiciro cyayo ntigihinduka. Twandikire niba ushaka kuyihindura",
  "This is what you get in exchange. Please contact us to change it":
    "Ibi ni byo uhabwa mu guhinduza. Twandikire niba ushaka kubihindura",
  "It costs what it did": "Igiciro ntigihindutse",
  "The order costs {1} more then": "Icyo gihe komande yiyongeraho {1}",
  "The order costs {1} less then": "Icyo gihe komande igabanukaho {1}",
  "Prices changed meanwhile. Please look again": "Hagati aho ibiciro byahindutse. Ongera urebe",
  "Only {1} left in this size or colour": "Muri iyi ngano cyangwa iri bara hasigaye {1} gusa",
  "This size or colour has just sold out": "Iyi ngano cyangwa iri bara bimaze gushira",
  "This order is packed already. Please contact us to change it":
    "Iyi komande yamaze gupakirwa. Twandikire niba ushaka kuyihindura",
  "This order was changed very often. Please contact us to change it again":
    "Iyi komande yahinduwe kenshi. Twandikire niba ushaka kongera kuyihindura",
  "Gift cards are ordered by themselves": "Amakarita y'impano atumizwa ukwayo",
  "It is in the order already: change how many": "Bisanzwe muri komande: hindura umubare",
  "A gift card stays as it is": "Ikarita y'impano ntihinduka",
  "Choose another size or colour of the same article":
    "Hitamo indi ngano cyangwa irindi bara by'icyo kintu",
  "Choose another size or colour": "Hitamo indi ngano cyangwa irindi bara",
  "It is not for sale any more, so there can't be more of it":
    "Ntibikigurishwa, ntibishobora kwiyongera",
  "This order has no such line": "Uyu murongo ntuba muri iyi komande",
  "It is named twice": "Byanditse kabiri",
  "An order has at least one line. Cancel it instead":
    "Komande igira nibura umurongo umwe. Ahubwo yihagarike",
  "The money of this order is not recorded yet. Please contact us":
    "Ubwishyu bw'iyi komande ntiburandikwa. Twandikire",
  "The price of this exchange has changed": "Igiciro cy'iri hinduza cyahindutse",
  "A part of this order's money is paid back already. Please contact us":
    "Igice cy'amafaranga y'iyi komande cyarasubijwe. Twandikire",
  "What you get in exchange is packed already. Please contact us":
    "Ibyo uhabwa mu guhinduza byamaze gupakirwa. Twandikire",
  "This order is not delivered, so you can't review it yet":
    "Iyi komande ntirakugeraho, uzandika igitekerezo ikugezeho",
  "This article is not sold any more": "Iki kintu ntikigurishwa",
  "This order is not delivered, so nothing of it can be returned yet":
    "Iyi komande ntiragera aho ijya, nta cyasubizwa ubu",
  "Faults can be reported for {1} days after delivery. Please contact us":
    "Ikibazo kimenyeshwa mu minsi {1} komande igezeyo. Twandikire",
  "Returns closed {1} days after delivery. If something is broken or wrong, report a fault":
    "Gusubiza birangira iminsi {1} komande igezeyo. Niba hari icyangiritse cyangwa atari cyo watumije, menyesha ikibazo",
  "This order has had many returns already. Please contact us":
    "Ibyo muri iyi komande byasubijwe inshuro nyinshi. Twandikire",
  "This order was placed without an account, so it can't become store credit":
    "Iyi komande yatanzwe nta konti, ntishobora kuba amafaranga yawe mu iduka",
  "We have this return already. Please contact us to send more pictures":
    "Iri subizwa turarifite. Twandikire niba ushaka kohereza andi mafoto",
  "This return is over, so its pictures stay as they are":
    "Iri subizwa ryararangiye, amafoto yaryo ntahinduka",
  "At most {1} pictures of one review": "Igitekerezo kimwe ntikirenza amafoto {1}",
  "At most {1} pictures of one return": "Isubizwa rimwe ntirirenza amafoto {1}",
  "This picture is the shop's": "Iyi foto ni iy'iduka",
  "This picture is the buyer's": "Iyi foto ni iy'umuguzi",
  "This line is not part of the order": "Uyu murongo ntuba muri komande",
  "Gift cards can't be returned. Please contact us": "Amakarita y'impano ntasubizwa. Twandikire",
  "All of it is being returned already": "Byose byatangiye gusubizwa",
  "At most {1} can be returned": "Hasubizwa ibitarenze {1}",
  "Send one picture": "Ohereza ifoto imwe",
  "Pictures must be JPEG, PNG, GIF or WebP": "Amafoto agomba kuba JPEG, PNG, GIF cyangwa WebP",
  "The picture has more than 40 million pixels": "Ifoto irengeje pixel miliyoni 40",
  "The picture is damaged and cannot be read": "Ifoto yangiritse, ntisomeka",
  "{1} is too large. Maximum size is 5MB.": "{1} ni nini cyane. Ntirenza MB 5.",
  "{1} is not a valid image type. Only JPEG, PNG, GIF, or WEBP are allowed.":
    "{1} si ifoto yemewe. Ni JPEG, PNG, GIF cyangwa WEBP gusa.",
  "{1} has more than 40 million pixels.": "{1} irengeje pixel miliyoni 40.",
  "{1} is damaged and can't be read.": "{1} yangiritse, ntisomeka.",
  "The file": "Dosiye",
  "Pictures can't be stored at the moment.": "Ubu amafoto ntashobora kubikwa.",
  "The form can't be read.": "Ibyoherejwe ntibisomeka.",
  "The form was cut off.": "Kohereza byacitse bitarangiye.",
  "The form has too many parts.": "Ibyoherejwe ni byinshi cyane.",
  "The form has too many fields.": "Ibyoherejwe ni byinshi cyane.",
  "A field has no name, or too long a one.":
    "Hari umwanya udafite izina, cyangwa ufite izina rirerire.",
  "The upload was given up.": "Kohereza byahagaritswe.",
  "Address not found": "Aderesi ntibonetse",
  "You can keep {1} addresses. Delete one to add another":
    "Ushobora kubika aderesi {1}. Siba imwe ubone kongeramo indi",
  "This list was changed on another device.": "Uru rutonde rwahinduriwe ku kindi gikoresho.",
  "This link is over.": "Iyi link yararangiye.",
  "Product not found.": "Igicuruzwa ntikibonetse.",
  "There is no such order": "Iyi komande ntibaho",
  "This order has no such variant": "Iki kintu ntikiri muri iyi komande",
  "Its receipt is signed, or being signed: the invoice can't be changed":
    "Inyemezabuguzi yarasinywe, cyangwa irimo gusinywa: fagitire ntihinduka",
  "That’s not the code. Ask again, or write down who took it":
    "Iyi kode si yo. Ongera ubaze, cyangwa wandike uwayakiriye",
  "This link has ended. Ask the shop for a new one": "Iyi linki yarangiye. Saba iduka indi nshya",
  "Write down who took it, or the buyer’s code": "Andika uwayakiriye, cyangwa kode y'umukiriya",
  "The code has four digits": "Kode igira imibare ine",
  "It costs {1}. Say why you took another amount": "Igiciro ni {1}. Andika impamvu wakiriye andi",
  "Say what happened": "Andika uko byagenze",
  "{1} is cancelled. Bring it back to the shop": "{1} yahagaritswe. Yigarure mu iduka",
  "{1} is delivered already": "{1} yagezeyo",
  "{1} is waiting in the shop. Plan it first": "{1} iracyari mu iduka. Banza uyipangire umunsi",
  "That day is counted already. Choose another": "Uwo munsi warabazwe. Hitamo undi",
  "The money of that day is counted already": "Amafaranga y'uwo munsi yarabazwe",
  "the order was cancelled": "komande yahagaritswe",
  "the order was changed and costs less": "komande yahinduwe, igiciro kiragabanuka",
  "The return was closed": "Isubizwa ryafunzwe",
  "We can't reach your phone that way": "Ntidushobora kukugeraho kuri telefoni muri ubwo buryo",
  "Enter a phone number or an email": "Andika nimero ya telefoni cyangwa imeyili",
  "Enter a mobile number of Rwanda, or an email":
    "Andika nimero ya telefoni yo mu Rwanda, cyangwa imeyili",
  "We can't send texts right now. Enter an email": "Ubu ntidushobora kohereza SMS. Andika imeyili",
  "It is in stock again. You can order it now.":
    "Byagarutse mu iduka. Ushobora kubitangira komande ubu.",
  "The cart is empty": "Panier irimo ubusa",
  "is no code": "si kode",
  "is no ticket": "si tike",
  "This is on sale from {1}": "Bizagurishwa guhera {1}",
  "An order can have at most {1} of this": "Komande imwe ntirenza {1} by'iki",
  "Pieces of two drops can't be in one order. Please order them one after the other":
    "Ibi ntibishyirwa muri komande imwe. Bitumize kimwe nyuma y'ikindi",
  "There is a queue for this. Please take a place on its page first":
    "Hari umurongo. Banza ufate umwanya ku rupapuro rwabyo",
  "It is not your turn yet. Please wait on the page of the queue":
    "Nturatahirwa. Tegereza ku rupapuro rw'umurongo",
  "Your turn is over. Please take a new place in the queue":
    "Igihe cyawe cyarangiye. Fata undi mwanya ku murongo",
  "You have ordered with this place already. Please take a new place in the queue":
    "Watanze komande kuri uyu mwanya. Fata undi mwanya ku murongo",
  "There is one order for each phone number, and this number has one already":
    "Buri nimero ya telefoni igira komande imwe, kandi iyi irayifite",
  "There is no such collection.": "Iri tsinda ntirihari.",
  "There is no such drop.": "Ibi ntibihari.",
  "There is no queue for this.": "Nta murongo uhari.",
  "This is over.": "Byarangiye.",
};
