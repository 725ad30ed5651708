/** The property that says how tall the notices are now. */
export const noticeRoom = '--notice-room';

/** So much room the notices take at the top of a phone's screen; nothing while there are none. */
export const roomForNotices = `var(${noticeRoom}, 0px)`;

/** How high something stands in the window's lower corner, where notices appear on a desktop; they stay above it. */
export const cornerTaken = '--corner-taken';
