import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Loading } from "../../components/loading/Loading.tsx";
import { UserList } from "./UserList.tsx";

const UploadUsers = lazy(() => loadChunk(() => import("./upload/UploadUsers.tsx")));
const DeletedUsers = lazy(() => loadChunk(() => import("./DeletedUsers.tsx")));

/** Screen 1013: the contract's users by group; ?view=upload takes a file of them, ?view=deleted brings some back. */
export default function UsersScreen() {
  const [params] = useSearchParams();
  const view = params.get("view");
  if (view !== "upload" && view !== "deleted") return <UserList />;
  return (
    <Suspense fallback={<Loading fullHeight />}>{view === "upload" ? <UploadUsers /> : <DeletedUsers />}</Suspense>
  );
}
