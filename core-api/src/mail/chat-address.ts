const CHAT_ADDRESS = /^chat:\d+$/;

/** What stands in the place of a mail address where a mail setting goes to a chat target. */
export const chatAddress = (targetId: number): string => `chat:${targetId}`;

export const isChatAddress = (address: string): boolean => CHAT_ADDRESS.test(address);
