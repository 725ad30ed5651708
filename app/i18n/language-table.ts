/**
 * Every interface language: its code, its name in itself, the translation set that serves it where one does (the others
 * read English), and `rtl` where it is written from the right. One language a line; columns are parted by a bar.
 */
export const languageTable = `
en|English|en
lo|ລາວ|lo
zh_Hant_TW|繁體中文|zh_Hant_TW
zh_Hant_HK|繁體中文（香港）|zh_Hant_TW
zh_Hans|简体中文
ar|العربية|ar|rtl
ar_AE|العربية (الإمارات)|ar|rtl
ar_EG|العربية (مصر)|ar|rtl
ar_KW|العربية (الكويت)|ar|rtl
ar_SA|العربية (السعودية)|ar|rtl
ur|اردو||rtl
bg|Български
bn|বাংলা
bs|Bosanski
ca|Català
cs|Čeština
de|Deutsch
el|Ελληνικά
es|Español
fi|Suomi
fil|Filipino
fr|Français
hr|Hrvatski
hu|Magyar
hy|Հայերեն
it|Italiano
ka|ქართული
kk|Қазақ тілі
km|ខ្មែរ
ky|Кыргызча
mk|Македонски
ms|Bahasa Melayu
my|မြန်မာ
nb|Norsk bokmål
pl|Polski
pt|Português
ro|Română
ru|Русский
sr|Српски
sv|Svenska
sw|Kiswahili
th|ไทย
uk|Українська
uz|Oʻzbekcha
vi|Tiếng Việt`;
