"""A morning with the client that openapi-generator made: python morning.py <client folder> <address> <contract> <user> <password>."""

import json
import sys

folder, address, contract, user, password = sys.argv[1:]
sys.path.insert(0, folder)
import kirinuki_client as kirinuki  # noqa: E402

client = kirinuki.ApiClient(kirinuki.Configuration(host=address))
# This release asks for it without having made it.
client.configuration.access_token = None
people = kirinuki.PeopleApi(client)
login = kirinuki.PostLoginBody(contract_code=contract, user_id=user, password=password)
signed_in, _, headers = people.post_login_with_http_info(login)
assert signed_in.result.status == 0, signed_in.result.msg_detail
client.cookie = headers["Set-Cookie"].split(";")[0]
made = people.post_api_tokens(
    kirinuki.PostApiTokensBody(token_name="朝の取り込み", user_id=user, scopes=["lists", "originals", "usage"])
)
client.cookie = None
client.configuration.access_token = made.data.token

lists = kirinuki.ListsApi(client)
themes = lists.get_themes()
events = lists.get_articles(limit=1000).data.article_event
originals = kirinuki.OriginalsApi(client)
merged = originals.post_pdf(
    kirinuki.PostPdfBody(
        article_info=[{"article_id": events[0].article_id, "data_section": events[0].data_section}], pdf_flag=1
    )
)
with open(originals.get_pdf_ticket(merged.data.pdf_ticket), "rb") as file:
    pdf = file.read(5)
noticed = originals.put_pdf_display_completion_notice(
    kirinuki.PutPdfDisplayCompletionNoticeBody(pdf_ticket=merged.data.pdf_ticket)
)
usage = kirinuki.UsageApi(client).get_pdf_usage_frequency_download(process_date_end="2026-11-30", process_date_start="2026-11-01")
with open(usage, encoding="utf-8-sig") as file:
    csv = file.read()
print(
    json.dumps(
        {
            "themes": len(themes.data.themes_info),
            "events": [[event.kind, event.article_id] for event in events],
            "pdf": pdf.decode(),
            "usage_count": noticed.data.usage_count,
            "csv": user in csv,
        }
    )
)
