/** What core-api usually answers to the operators' mail status: one contract with late mails, one run, one mail given up. */
export const mailStatusAnswers = {
  mail_status: () => ({
    process_date: "2026-11-20",
    mail_status: [
      {
        contract_id: "3",
        contract_code: "kirinuki",
        company_name: "切抜商事",
        planned_count: 4,
        waiting_count: 2,
        late_count: 1,
        sent_count: 30,
        failed_count: 1,
        refused_count: 5,
        next_setup_datetime: "2026-11-20T18:00:00+09:00",
      },
    ],
  }),
  setup_status: () => ({
    setup_status: [
      {
        setup_run_id: "71",
        trigger: "mail",
        label: "07:00",
        status: "done" as const,
        started_at: "2026-11-20T07:00:00+09:00",
        ended_at: "2026-11-20T07:00:09+09:00",
        failure: null,
        read_count: 0,
        article_count: 0,
        known_count: 0,
        corrected_count: 0,
        matched_count: 0,
        removed_count: 0,
        mail_count: 31,
        failure_count: 1,
      },
    ],
    setup_status_count: 1,
    page: 1,
    page_size: 100,
  }),
  dead_letters: () => ({
    dead_letters: [
      {
        mail_message_id: "91",
        contract_code: "kirinuki",
        company_name: "切抜商事",
        mail_address: "gone@example.jp",
        attempt_count: 1,
        ended_datetime: "2026-11-20T07:00:09+09:00",
        reason: "550 no such user",
      },
    ],
    dead_letters_count: 1,
    page: 1,
    page_size: 100,
  }),
  send_again: () => ({ retried_count: 1 }),
};
