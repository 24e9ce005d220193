export const asReadersText = "利用者の画面で見る";
