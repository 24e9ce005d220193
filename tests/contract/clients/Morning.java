import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.net.URI;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.ListsApi;
import org.openapitools.client.api.OriginalsApi;
import org.openapitools.client.api.PeopleApi;
import org.openapitools.client.api.UsageApi;
import org.openapitools.client.model.*;

/** A morning with the client that openapi-generator made: java Morning address contract user password. */
public class Morning {
  interface Call {
    void run() throws Exception;
  }

  public static void main(String[] given) throws Exception {
    URI address = URI.create(given[0]);
    ApiClient client = new ApiClient();
    client.setScheme(address.getScheme()).setHost(address.getHost()).setPort(address.getPort()).setBasePath("");
    PeopleApi people = new PeopleApi(client);
    PostLoginBody login = new PostLoginBody().contractCode(given[1]).userId(given[2]).password(given[3]);
    var signedIn = people.postLoginWithHttpInfo(login, null);
    String cookie = signedIn.getHeaders().get("set-cookie").get(0).split(";")[0];
    client.setRequestInterceptor(request -> request.header("Cookie", cookie));
    PostApiTokensBody wish = new PostApiTokensBody().tokenName("朝の取り込み").userId(given[2]);
    wish.addScopesItem(PostApiTokensBody.ScopesEnum.LISTS).addScopesItem(PostApiTokensBody.ScopesEnum.ORIGINALS);
    wish.addScopesItem(PostApiTokensBody.ScopesEnum.USAGE);
    String token = new PeopleApi(client).postApiTokens(wish, null).getData().getToken();
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + token));

    ListsApi lists = new ListsApi(client);
    int themes = lists.getThemes(null, null).getData().getThemesInfo().size();
    List<String> events = new ArrayList<>();
    ArticleEvent first = null;
    for (ArticleEvent event : lists.getArticles(null, 1000, null, null).getData().getArticleEvent()) {
      if (first == null) first = event;
      events.add("[\"" + event.getKind() + "\",\"" + event.getArticleId() + "\"]");
    }
    OriginalsApi originals = new OriginalsApi(client);
    PostPdfBody order = new PostPdfBody().pdfFlag(PostPdfBody.PdfFlagEnum.NUMBER_1);
    order.addArticleInfoItem(
        new PostArticleBodyArticleInfo()
            .articleId(first.getArticleId())
            .dataSection(PostArticleBodyArticleInfo.DataSectionEnum.fromValue(first.getDataSection().getValue())));
    String ticket = originals.postPdf(order, null).getData().getPdfTicket();
    byte[] pdf = file(client, () -> new OriginalsApi(client).getPdfTicket(ticket));
    var notice = new PutPdfDisplayCompletionNoticeBody().pdfTicket(ticket);
    int uses = originals.putPdfDisplayCompletionNotice(notice, null).getData().getUsageCount();
    LocalDate from = LocalDate.of(2026, 11, 1);
    LocalDate to = LocalDate.of(2026, 11, 30);
    byte[] csv =
        file(
            client,
            () ->
                new UsageApi(client)
                    .getPdfUsageFrequencyDownload(to, from, null, null, null, null, null, null, null));
    System.out.println(
        "{\"themes\":" + themes + ",\"events\":[" + String.join(",", events) + "],\"pdf\":\""
            + new String(pdf, 0, 5) + "\",\"usage_count\":" + uses + ",\"csv\":"
            + new String(csv, "UTF-8").contains(given[2]) + "}");
  }

  /** This release's client takes every answer for JSON, files too: their bytes are had before it reads them. */
  private static byte[] file(ApiClient client, Call call) throws Exception {
    ByteArrayOutputStream taken = new ByteArrayOutputStream();
    client.setResponseInterceptor(
        answer -> {
          try (InputStream body = answer.body()) {
            body.transferTo(taken);
          } catch (java.io.IOException error) {
            throw new java.io.UncheckedIOException(error);
          }
        });
    try {
      call.run();
    } catch (Exception expected) {
      if (taken.size() == 0) throw expected;
    }
    client.setResponseInterceptor(null);
    return taken.toByteArray();
  }
}
