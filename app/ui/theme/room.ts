/** The property that says how tall the notices are now. */
export const noticeRoom = '--notice-room';

/** So much room the notices take at the top of a phone's screen; nothing while there are none. */
export const roomForNotices = `var(${noticeRoom}, 0px)`;
