/** So many days before its last one a contract's Admins are told, by mail and on their screens. */
export const END_NOTICE_DAYS = 7;
