export const helpLinkText = { whatToDo: "対処のしかた", newTab: "（新しいタブで開きます）" } as const;
