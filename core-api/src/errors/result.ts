/** The outcome of a call, first in every envelope (api.md, Conventions). */
export interface Result {
  status: number;
  msgCode: string;
  msgDetail: string;
  /** Fields of the body that the call does not know; only where there are any. */
  ignored?: readonly string[];
}

interface Outcome {
  msgCode: string;
  msgDetail: string;
}

const named = (ignored: readonly string[] = []) => (ignored.length > 0 ? { ignored } : {});

export const succeeded = (ignored?: readonly string[]): Result => ({
  status: 0,
  msgCode: "",
  msgDetail: "",
  ...named(ignored),
});

export const failed = ({ msgCode, msgDetail }: Outcome, ignored?: readonly string[]): Result => ({
  status: 1,
  msgCode,
  msgDetail,
  ...named(ignored),
});
