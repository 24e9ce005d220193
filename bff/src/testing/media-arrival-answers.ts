/** What core-api usually answers to the arrival board: a newspaper with few articles. */
export const mediaArrivalAnswers = {
  media_arrivals: () => ({
    process_date: "2026-11-20",
    data_section: 1 as const,
    checked_at: "2026-11-20T06:47:00+09:00",
    expected_media_count: 1,
    arrived_media_count: 1,
    article_count: 3,
    usual_count: 142,
    media_arrivals: [
      {
        media_code: "np-9",
        media_name: "西海日日新聞",
        state: "few" as const,
        expected_flag: true,
        article_count: 3,
        last_arrived_at: "2026-11-20T04:02:00+09:00",
        usual_count: 142,
        usual_last_arrival: "05:10",
        arrivals: [{ minute: 240, article_count: 3 }],
        affected: { contract_count: 7, theme_count: 12 },
      },
    ],
  }),
};
