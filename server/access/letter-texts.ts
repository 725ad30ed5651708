/** What the mails about accounts say; `{{name}}` is filled in. */
type Words = { subject: string; body: string; action?: string; reason: string };
const kinds = ['verify', 'known', 'taken', 'code', 'changed'] as const;
export type LetterKind = (typeof kinds)[number];
type Texts = Readonly<Record<LetterKind, Words>>;

const en: Texts = {
  verify: {
    subject: 'Confirm your email address',
    body: 'You asked {{service}} for an account for {{outlet}}. Follow the link and enter the password that you chose. The link works once, for 24 hours.',
    action: 'Confirm email address',
    reason: 'If you did not ask for an account, do nothing: without the link none is made.',
  },
  known: {
    subject: 'You already have an account',
    body: 'Somebody tried to sign up to {{service}} with this email address. You already have an account: sign in with it, or set a new password if you forgot yours.',
    action: 'Sign in',
    reason: 'If that was not you, do nothing: your account has not changed.',
  },
  taken: {
    subject: '{{outlet}} already has an account',
    body: 'You asked {{service}} for an account for {{outlet}}, which is already registered. Ask your colleagues for access, or contact your account manager.',
    reason: 'If you did not ask for an account, do nothing.',
  },
  code: {
    subject: '{{code}} is your code for a new password',
    body: 'You asked {{service}} for a new password. Enter this code where you asked for it. It is valid for 10 minutes. Nobody from us will ever ask you for it.',
    reason: 'If you did not ask for a new password, do nothing: yours has not changed.',
  },
  changed: {
    subject: 'Your password was changed',
    body: 'The password of your {{service}} account was changed, and you were signed out on all devices.',
    action: 'Set a new password',
    reason: 'If that was not you, set a new password at once and tell your account manager.',
  },
};

const texts: Readonly<Record<string, Texts>> = {
  en,
  ar: {
    verify: {
      subject: 'أكّد عنوان بريدك الإلكتروني',
      body: 'طلبت من {{service}} حسابًا لـ {{outlet}}. اتبع الرابط وأدخل كلمة المرور التي اخترتها. يعمل الرابط مرة واحدة خلال 24 ساعة.',
      action: 'تأكيد البريد الإلكتروني',
      reason: 'إن لم تطلب حسابًا فلا تفعل شيئًا: لن يُنشأ حساب من دون الرابط.',
    },
    known: {
      subject: 'لديك حساب بالفعل',
      body: 'حاول شخص التسجيل في {{service}} بهذا البريد الإلكتروني. لديك حساب بالفعل: سجّل الدخول به، أو عيّن كلمة مرور جديدة إن نسيتها.',
      action: 'تسجيل الدخول',
      reason: 'إن لم تكن أنت فلا تفعل شيئًا: لم يتغير حسابك.',
    },
    taken: {
      subject: 'لدى {{outlet}} حساب بالفعل',
      body: 'طلبت من {{service}} حسابًا لـ {{outlet}} وهو مسجّل بالفعل. اطلب الوصول من زملائك أو تواصل مع مدير حسابك.',
      reason: 'إن لم تطلب حسابًا فلا تفعل شيئًا.',
    },
    code: {
      subject: '{{code}} هو رمزك لكلمة مرور جديدة',
      body: 'طلبت من {{service}} كلمة مرور جديدة. أدخل هذا الرمز حيث طلبته. يصلح لمدة 10 دقائق. لن يطلبه منك أحد من طرفنا أبدًا.',
      reason: 'إن لم تطلب كلمة مرور جديدة فلا تفعل شيئًا: لم تتغير كلمة مرورك.',
    },
    changed: {
      subject: 'تم تغيير كلمة مرورك',
      body: 'تم تغيير كلمة مرور حسابك في {{service}}، وتم تسجيل خروجك من جميع الأجهزة.',
      action: 'تعيين كلمة مرور جديدة',
      reason: 'إن لم تكن أنت فعيّن كلمة مرور جديدة فورًا وأبلغ مدير حسابك.',
    },
  },
  lo: {
    verify: {
      subject: 'ຢືນຢັນອີເມວຂອງທ່ານ',
      body: 'ທ່ານໄດ້ຂໍບັນຊີ {{service}} ສຳລັບ {{outlet}}. ເປີດລິ້ງ ແລ້ວໃສ່ລະຫັດຜ່ານທີ່ທ່ານເລືອກ. ລິ້ງໃຊ້ໄດ້ຄັ້ງດຽວ ພາຍໃນ 24 ຊົ່ວໂມງ.',
      action: 'ຢືນຢັນອີເມວ',
      reason: 'ຖ້າທ່ານບໍ່ໄດ້ຂໍບັນຊີ ກໍບໍ່ຕ້ອງເຮັດຫຍັງ: ຈະບໍ່ມີບັນຊີຖ້າບໍ່ເປີດລິ້ງ.',
    },
    known: {
      subject: 'ທ່ານມີບັນຊີແລ້ວ',
      body: 'ມີຄົນພະຍາຍາມລົງທະບຽນ {{service}} ດ້ວຍອີເມວນີ້. ທ່ານມີບັນຊີແລ້ວ: ເຂົ້າສູ່ລະບົບ ຫຼື ຕັ້ງລະຫັດຜ່ານໃໝ່ຖ້າລືມ.',
      action: 'ເຂົ້າສູ່ລະບົບ',
      reason: 'ຖ້າບໍ່ແມ່ນທ່ານ ກໍບໍ່ຕ້ອງເຮັດຫຍັງ: ບັນຊີຂອງທ່ານບໍ່ປ່ຽນ.',
    },
    taken: {
      subject: '{{outlet}} ມີບັນຊີແລ້ວ',
      body: 'ທ່ານໄດ້ຂໍບັນຊີ {{service}} ສຳລັບ {{outlet}} ເຊິ່ງລົງທະບຽນແລ້ວ. ຂໍສິດຈາກເພື່ອນຮ່ວມງານ ຫຼື ຕິດຕໍ່ຜູ້ດູແລບັນຊີຂອງທ່ານ.',
      reason: 'ຖ້າທ່ານບໍ່ໄດ້ຂໍບັນຊີ ກໍບໍ່ຕ້ອງເຮັດຫຍັງ.',
    },
    code: {
      subject: '{{code}} ແມ່ນລະຫັດຂອງທ່ານສຳລັບລະຫັດຜ່ານໃໝ່',
      body: 'ທ່ານໄດ້ຂໍລະຫັດຜ່ານໃໝ່ຂອງ {{service}}. ໃສ່ລະຫັດນີ້ບ່ອນທີ່ທ່ານຂໍ. ໃຊ້ໄດ້ 10 ນາທີ. ພວກເຮົາຈະບໍ່ຖາມລະຫັດນີ້ຈາກທ່ານຈັກເທື່ອ.',
      reason: 'ຖ້າທ່ານບໍ່ໄດ້ຂໍລະຫັດຜ່ານໃໝ່ ກໍບໍ່ຕ້ອງເຮັດຫຍັງ: ລະຫັດຜ່ານຂອງທ່ານບໍ່ປ່ຽນ.',
    },
    changed: {
      subject: 'ລະຫັດຜ່ານຂອງທ່ານຖືກປ່ຽນແລ້ວ',
      body: 'ລະຫັດຜ່ານຂອງບັນຊີ {{service}} ຂອງທ່ານຖືກປ່ຽນ ແລະ ທ່ານຖືກອອກຈາກລະບົບໃນທຸກອຸປະກອນ.',
      action: 'ຕັ້ງລະຫັດຜ່ານໃໝ່',
      reason: 'ຖ້າບໍ່ແມ່ນທ່ານ ໃຫ້ຕັ້ງລະຫັດຜ່ານໃໝ່ທັນທີ ແລະ ແຈ້ງຜູ້ດູແລບັນຊີຂອງທ່ານ.',
    },
  },
  zh_Hant_TW: {
    verify: {
      subject: '請確認您的電子郵件地址',
      body: '您向 {{service}} 申請了 {{outlet}} 的帳戶。請開啟連結並輸入您所選的密碼。連結僅能使用一次，24 小時內有效。',
      action: '確認電子郵件地址',
      reason: '若您並未申請帳戶，請忽略此信：不開啟連結便不會建立帳戶。',
    },
    known: {
      subject: '您已經有帳戶了',
      body: '有人嘗試用此電子郵件地址註冊 {{service}}。您已經有帳戶：請直接登入，若忘記密碼請設定新密碼。',
      action: '登入',
      reason: '若不是您本人，請忽略此信：您的帳戶沒有變更。',
    },
    taken: {
      subject: '{{outlet}} 已經有帳戶了',
      body: '您向 {{service}} 申請了 {{outlet}} 的帳戶，但該店已註冊。請向同事索取權限，或聯絡您的客戶經理。',
      reason: '若您並未申請帳戶，請忽略此信。',
    },
    code: {
      subject: '{{code}} 是您設定新密碼的驗證碼',
      body: '您向 {{service}} 申請了新密碼。請在申請的頁面輸入此驗證碼，10 分鐘內有效。我們絕不會向您索取此驗證碼。',
      reason: '若您並未申請新密碼，請忽略此信：您的密碼沒有變更。',
    },
    changed: {
      subject: '您的密碼已變更',
      body: '您的 {{service}} 帳戶密碼已變更，且已在所有裝置上登出。',
      action: '設定新密碼',
      reason: '若不是您本人，請立即設定新密碼並告知您的客戶經理。',
    },
  },
};

/** The words of a mail in a language that we write mails in, filled in; English for the others. */
export function letterTexts(
  language: string,
  kind: LetterKind,
  values: Readonly<Record<string, string>>,
): Words {
  const words = (texts[language] ?? en)[kind];
  const filled = Object.entries(words).map(([name, text]) => [
    name,
    text.replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? ''),
  ]);
  return { ...words, ...Object.fromEntries(filled) };
}
