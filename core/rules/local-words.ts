/** What a shop may call in its own language: a part of an order, or how it is paid. */
export type LocalWord =
  | 'name'
  | 'phone'
  | 'address'
  | 'unit'
  | 'building'
  | 'amount'
  | 'notes'
  | 'description'
  | 'payment'
  | 'cash'
  | 'paid'
  | 'card';

/**
 * These words in the languages of markets that the product has no texts in: one language a line, columns in the order above,
 * parted by bars, several words by commas. In messages they stand before a colon, in files over a column or in its cells.
 */
const table = `
hy|անուն,հաճախորդ,ստացող|հեռախոս,հեռախոսահամար,հեռ|հասցե|բնակարան|շենք|գումար,ընդամենը|նշումներ,նշում|ապրանք,նկարագրություն|վճարում,վճարման եղանակ|կանխիկ|վճարված|քարտ,քարտով
ru|имя,фио,клиент,получатель,имя клиента|телефон,номер телефона,тел|адрес,адрес доставки|квартира,кв|здание,корпус|сумма,итого,всего,сумма заказа|примечание,примечания,комментарий|товар,описание,состав заказа|оплата,способ оплаты|наличные,наличными|оплачено|карта,картой,по карте
de|name,kunde,kundenname,empfänger|telefon,telefonnummer,tel,handy,handynummer|adresse,anschrift,lieferadresse|wohnung,tür,top|gebäude|betrag,summe,gesamt,gesamtbetrag|hinweis,hinweise,anmerkung,bemerkung|beschreibung,artikel,ware,inhalt|zahlung,zahlungsart,zahlungsmethode|bar,barzahlung|bezahlt|karte,mit karte,kartenzahlung
bs|ime,ime i prezime,kupac,primalac|telefon,broj telefona,mobitel|adresa,adresa dostave|stan,broj stana|zgrada|iznos,ukupno|napomena,napomene|opis,artikli|plaćanje,način plaćanja|gotovina,gotovinom,pouzeće,pouzećem|plaćeno|kartica,karticom
hr|ime,ime i prezime,kupac,primatelj|telefon,broj telefona,mobitel|adresa,adresa dostave|stan,broj stana|zgrada|iznos,ukupno|napomena,napomene|opis,artikli|plaćanje,način plaćanja|gotovina,pouzeće,pouzećem|plaćeno|kartica,karticom
sr|име,име и презиме,купац,прималац|телефон,број телефона|адреса,адреса доставе|стан,број стана|зграда|износ,укупно|напомена|опис,артикли|плаћање,начин плаћања|готовина,поузећем|плаћено|картица,картицом
bn|নাম,গ্রাহক,গ্রাহকের নাম|ফোন,মোবাইল,ফোন নম্বর,মোবাইল নম্বর|ঠিকানা|ফ্ল্যাট|ভবন|মোট,মূল্য|নোট,মন্তব্য|বিবরণ,পণ্য|পেমেন্ট|নগদ,ক্যাশ|পরিশোধিত|কার্ড
bg|име,име и фамилия,клиент,получател|телефон,телефонен номер|адрес,адрес за доставка|апартамент|сграда|сума,общо|забележка,бележка,бележки|описание,продукти|плащане,начин на плащане|в брой,наложен платеж|платено|карта,с карта
fr|nom,nom complet,nom du client,client,destinataire|téléphone,tél,numéro de téléphone,portable|adresse,adresse de livraison|appartement,appt|bâtiment,immeuble|montant,total,montant total|remarque,remarques,instructions|description,articles|paiement,mode de paiement,moyen de paiement|espèces,en espèces|payé|carte,par carte,carte bancaire
el|όνομα,ονοματεπώνυμο,πελάτης,παραλήπτης|τηλέφωνο,τηλ,κινητό|διεύθυνση,διεύθυνση παράδοσης|διαμέρισμα|κτίριο|ποσό,σύνολο|σημειώσεις,σχόλια,παρατηρήσεις|περιγραφή,προϊόντα|πληρωμή,τρόπος πληρωμής|μετρητά,αντικαταβολή|πληρωμένο,εξοφλημένο|κάρτα,με κάρτα
cs|jméno,jméno a příjmení,zákazník,příjemce|telefon,telefonní číslo,mobil|adresa,adresa doručení,doručovací adresa|byt,číslo bytu|budova|částka,celkem,cena|poznámka,poznámky|popis,zboží,obsah|platba,způsob platby|hotově,hotovost,dobírka|zaplaceno|karta,kartou
es|nombre,nombre y apellidos,nombre completo,cliente,destinatario|teléfono,número de teléfono,móvil,celular|dirección,dirección de entrega,domicilio|piso,puerta,apartamento|edificio|importe,total,monto|notas,nota,observaciones,comentarios|descripción,artículos,productos|pago,forma de pago,método de pago|efectivo,en efectivo,contra reembolso|pagado|tarjeta,con tarjeta
ca|nom,nom i cognoms,client,destinatari|telèfon,mòbil|adreça,adreça de lliurament|pis,porta|edifici|import,total|observacions,comentaris|descripció,articles|pagament,forma de pagament|efectiu,en efectiu|pagat|targeta,amb targeta
fi|nimi,asiakas,vastaanottaja|puhelin,puhelinnumero,puh|osoite,toimitusosoite|asunto,huoneisto|rakennus|summa,yhteensä|huomautus,huomautukset,lisätiedot|kuvaus,tuotteet|maksu,maksutapa|käteinen|maksettu|kortti,kortilla,korttimaksu
sv|namn,kund,mottagare|telefon,telefonnummer,mobil|adress,leveransadress|lägenhet,lgh|byggnad|belopp,summa,totalt|anteckning,meddelande,kommentar|beskrivning,varor|betalning,betalsätt,betalningssätt|kontant,kontanter|betald,betalt|kort,med kort,kortbetalning
ka|სახელი,სახელი და გვარი,მომხმარებელი,მიმღები|ტელეფონი,ტელეფონის ნომერი,ტელ,მობილური|მისამართი|ბინა|შენობა|თანხა,ჯამი,სულ|შენიშვნა,კომენტარი|აღწერა,პროდუქტი|გადახდა|ნაღდი,ნაღდი ფული|გადახდილი|ბარათი,ბარათით
hu|név,teljes név,vevő,címzett|telefon,telefonszám,mobil|cím,szállítási cím|lakás,ajtó|épület|összeg,összesen,végösszeg|megjegyzés,megjegyzések|leírás,termékek|fizetés,fizetési mód|készpénz,utánvét|fizetve,kifizetve|kártya,kártyával,bankkártya
it|nome,nome e cognome,cliente,destinatario|telefono,numero di telefono,cellulare|indirizzo,indirizzo di consegna|interno,appartamento|edificio|importo,totale|note,nota|descrizione,articoli,prodotti|pagamento,metodo di pagamento|contanti,in contanti,contrassegno|pagato|carta,con carta
sw|jina,jina la mteja,mteja|simu,namba ya simu,nambari ya simu|anwani|chumba|jengo|kiasi,jumla|maoni|bidhaa|malipo,njia ya malipo|taslimu,pesa taslimu|imelipwa|kadi,kwa kadi
ky|аты,аты-жөнү,кардар|телефон,телефон номери|дареги,дарек|батир|имарат|суммасы,жалпы|эскертүү|сүрөттөмө|төлөм|накталай|төлөнгөн|карта,карта менен
km|ឈ្មោះ,អតិថិជន|ទូរស័ព្ទ,លេខទូរស័ព្ទ|អាសយដ្ឋាន|បន្ទប់|អគារ|ចំនួនទឹកប្រាក់,សរុប|ចំណាំ,កំណត់ចំណាំ|ពិពណ៌នា|ការទូទាត់|សាច់ប្រាក់|បានបង់|កាត
kk|аты,аты-жөні,тұтынушы|телефон,телефон нөмірі|мекенжай,мекенжайы|пәтер|ғимарат|сома,барлығы,жиыны|ескерту,ескертпе|сипаттама,тауар|төлем|қолма-қол|төленді,төленген|карта,картамен
ro|nume,nume și prenume,client,destinatar|telefon,număr de telefon,mobil|adresă,adresa,adresă de livrare|apartament|clădire,bloc|sumă,suma,total|observații,mențiuni|descriere,produse|plată,metodă de plată,modalitate de plată|numerar,ramburs|plătit,achitat|card,cu cardul
my|အမည်,ဖောက်သည်|ဖုန်း,ဖုန်းနံပါတ်|လိပ်စာ|အခန်း|အဆောက်အအုံ|ပမာဏ,စုစုပေါင်း|မှတ်ချက်|ဖော်ပြချက်,ပစ္စည်း|ငွေပေးချေမှု|ငွေသား|ပေးပြီး|ကတ်
ms|nama,pelanggan,penerima|telefon,nombor telefon,no telefon,no tel|alamat,alamat penghantaran|no unit|bangunan|jumlah,amaun|nota,catatan|keterangan,barang|bayaran,kaedah bayaran,cara bayaran|tunai|sudah dibayar,telah dibayar|kad,dengan kad
zh_Hans|姓名,收件人,客户,客户姓名|电话,电话号码,手机,手机号,联系电话|地址,收货地址,送货地址|门牌,房号|大楼,楼栋|金额,总计,合计,总额|备注|商品,说明,描述|付款方式,支付方式|现金,货到付款|已付款,已支付|刷卡,信用卡,银行卡
nb|navn,kunde,mottaker|telefon,telefonnummer,tlf,mobil|adresse,leveringsadresse|leilighet|bygning|beløp,sum,totalt,totalbeløp|merknad,merknader,kommentar|beskrivelse,varer|betaling,betalingsmåte|kontant,kontanter|betalt|kort,med kort,kortbetaling
fil|pangalan,kustomer|telepono,numero ng telepono|tirahan|yunit|gusali|halaga,kabuuan|tala,paalala|paglalarawan,produkto|pagbabayad,paraan ng pagbabayad|cash|bayad na|card
ur|نام,گاہک,کسٹمر|فون,فون نمبر,موبائل,موبائل نمبر|پتہ,ایڈریس|فلیٹ|عمارت|کل رقم,کل,ٹوٹل|نوٹ,ہدایات|تفصیل,سامان|ادائیگی,ادائیگی کا طریقہ|نقد,کیش|ادا شدہ|کارڈ
pl|imię i nazwisko,imię,nazwisko,klient,odbiorca|telefon,numer telefonu,nr telefonu,komórka|adres,adres dostawy|mieszkanie,lokal,nr mieszkania|budynek|kwota,suma,razem,do zapłaty|uwagi,uwaga,notatka|opis,towar,produkty,zawartość|płatność,sposób płatności,forma płatności|gotówka,gotówką,za pobraniem|opłacone,zapłacone|karta,kartą
uk|ім'я,піб,клієнт,отримувач|телефон,номер телефону|адреса,адреса доставки|квартира|будівля|сума,разом,всього|примітка,примітки,коментар|опис,товар|оплата,спосіб оплати|готівка,готівкою,накладений платіж|оплачено|картка,карткою
pt|nome,nome completo,cliente,destinatário|telefone,telemóvel|morada,endereço,morada de entrega|apartamento,andar|edifício,prédio|valor,montante,total|notas,observações|descrição,artigos,produtos|pagamento,método de pagamento|dinheiro,em dinheiro|pago|cartão,com cartão
th|ชื่อ,ชื่อลูกค้า,ชื่อผู้รับ,ผู้รับ|โทร,โทรศัพท์,เบอร์โทร,เบอร์โทรศัพท์|ที่อยู่,ที่อยู่จัดส่ง|ห้อง,เลขห้อง|อาคาร,ตึก|ยอดรวม,รวม,จำนวนเงิน|หมายเหตุ|รายละเอียด,สินค้า|การชำระเงิน,วิธีชำระเงิน|เงินสด,เก็บเงินปลายทาง|ชำระแล้ว,จ่ายแล้ว|บัตร,บัตรเครดิต`;

const lines = table
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

const columns: readonly LocalWord[] = [
  ...(['name', 'phone', 'address', 'unit', 'building', 'amount'] as const),
  ...(['notes', 'description', 'payment', 'cash', 'paid', 'card'] as const),
];

/** The languages that have such words. */
export const wordedLanguages: readonly string[] = lines.map(([language = '']) => language);

/** All words for one thing, in one language or in all of them. */
export function localWords(word: LocalWord, language?: string): readonly string[] {
  const column = columns.indexOf(word) + 1;
  const read = lines.filter(([code]) => language === undefined || code === language);
  return [...new Set(read.flatMap((line) => line[column]?.split(',') ?? []))];
}

/** A word as such words are compared: people leave off accents and full stops, and write in capitals. */
export function wordKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ]|\.$/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .trim();
}
