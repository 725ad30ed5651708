/**
 * What an address book calls a town and its postcode in the languages of markets that the product has no texts in: one language
 * a line, the town before the bar, several words parted by commas.
 */
const table = `
hy|քաղաք|փոստային ինդեքս,ինդեքս
ru|город,населенный пункт|индекс,почтовый индекс
de|ort,stadt,wohnort|plz,postleitzahl
bs|grad,mjesto|poštanski broj
hr|grad,mjesto|poštanski broj
sr|град,место|поштански број
bn|শহর|পোস্ট কোড,পোস্টকোড
bg|град,населено място|пощенски код,пк
fr|ville,commune|code postal,cp
el|πόλη|τκ,τ.κ.,ταχυδρομικός κώδικας
cs|město,obec|psč
es|ciudad,localidad,población,municipio|código postal,cp
ca|ciutat,població,municipi|codi postal,cp
fi|kaupunki,postitoimipaikka|postinumero
sv|ort,stad,postort|postnummer,postnr
ka|ქალაქი|საფოსტო ინდექსი,ინდექსი
hu|város,település,helység|irányítószám,irsz
it|città,comune,località|cap
sw|mji,jiji|msimbo wa posta
ky|шаар|почта индекси
km|ទីក្រុង,ក្រុង|លេខកូដប្រៃសណីយ៍,កូដប្រៃសណីយ៍
kk|қала|пошта индексі
ro|oraș,localitate|cod poștal
my|မြို့|စာတိုက်သင်္ကေတ,စာပို့သင်္ကေတ
ms|bandar,bandaraya|poskod
zh_Hans|城市|邮编,邮政编码
nb|sted,poststed|postnummer,postnr
fil|lungsod,bayan|zip kodigo
ur|شہر|پوسٹل کوڈ,پوسٹ کوڈ,ڈاک کوڈ
pl|miasto,miejscowość|kod pocztowy
uk|місто,населений пункт|індекс,поштовий індекс
pt|cidade,localidade|código postal,cep
th|เมือง,จังหวัด,อำเภอ|รหัสไปรษณีย์
`;

const lines = table
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

/** The languages that have such words. */
export const bookLanguages: readonly string[] = lines.map(([language = '']) => language);

/** All words for a town. */
export const townWords = wordsAt(1);

/** All words for its postcode. */
export const postcodeWords = wordsAt(2);

function wordsAt(column: 1 | 2): readonly string[] {
  return [...new Set(lines.flatMap((line) => line[column]?.split(',') ?? []))];
}
