/** The properties that say how far notices reach into the window now, from its top and from its bottom. */
export const noticeRoom = '--notice-room';
export const noticeRoomBelow = '--notice-room-below';

/** So much room the notices take at the top of a window with one column; nothing while there are none. */
export const roomForNotices = `var(${noticeRoom}, 0px)`;

/** So much they take at the end of a wider window's bottom. */
export const roomBelowForNotices = `var(${noticeRoomBelow}, 0px)`;

/** How far something reaches from the end of the window's lower edge, where notices appear on a desktop; they stay beside it. */
export const cornerTaken = '--corner-taken';
