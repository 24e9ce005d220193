// Shows what the server tells this browser (docs/decisions/2026-11-27-web-push.md). It answers no page's requests: reading without a
// network has a worker of its own. A notification of the same tag takes the place of the earlier one.
const ICON = "/icons/icon-192.png";

const isPath = (path) => typeof path === "string" && /^\/(?![/\\])/.test(path);

function told(data) {
  try {
    const { title, body, path, tag } = data.json();
    if (typeof title === "string" && typeof body === "string" && typeof tag === "string")
      return { title, body, tag, path: isPath(path) ? path : "/" };
  } catch {
    // Something must be shown all the same: browsers take the right away from who stays silent.
  }
  return { title: "Kirinuki", body: "新しいお知らせがあります。", tag: "kirinuki", path: "/" };
}

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = told(event.data);
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, lang: "ja", data: { path } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path;
  event.waitUntil(self.clients.openWindow(isPath(path) ? path : "/"));
});
