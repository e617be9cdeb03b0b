import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const mmOf = (pt: number) => (pt * 25.4) / 72;

interface PdfText {
  readonly text: string;
  /** Of the left end of its baseline, in mm from the page's left top. */
  readonly x: number;
  readonly y: number;
  /** The right end, in mm. */
  readonly right: number;
}

interface PdfPage {
  /** In the order of the content. */
  readonly texts: readonly PdfText[];
  /** Texts of one baseline, from left to right. */
  readonly lines: readonly PdfText[];
  /** Roles of the structure tree, in their order, '' at an end. */
  readonly roles: readonly string[];
  /** Horizontal lines: their left end and height, in mm. */
  readonly rules: readonly (readonly [x: number, y: number])[];
  /** Operators that show text, and how many of them no tag and no artifact has. */
  readonly shown: number;
  readonly untagged: number;
}

/** What a reader of PDF files finds, by pdf.js. */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { OPS } = await getResolvedPDFJS();
  const metadata = await document.getMetadata();
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const height = page.view[3] ?? 0;
    const content = await page.getTextContent();
    const texts = content.items.flatMap((item) => {
      if (!('str' in item) || item.str === '') return [];
      const [x, y] = [item.transform[4], item.transform[5]] as [number, number];
      return [{ text: item.str, x: mmOf(x), y: mmOf(height - y), right: mmOf(x + item.width) }];
    });
    const operators = await page.getOperatorList();
    pages.push({
      texts,
      lines: groupLines(texts, number === 1 ? 97 : 0),
      roles: rolesOf((await page.getStructTree()) as TreeNode | null),
      ...readOperators(operators, OPS, height),
    });
  }
  return {
    pages,
    info: metadata.info as { Title: string; Language: string; Producer: string },
    xmp: metadata.metadata?.getRaw() as string,
    markInfo: await document.getMarkInfo(),
  };
}

/** Above `columnsEnd`, in mm, the information block is beside the address. */
function groupLines(texts: readonly PdfText[], columnsEnd: number): PdfText[] {
  const lines: PdfText[][] = [];
  for (const text of texts) {
    // The information block is beside the address.
    const near = lines.find(([first]) => {
      if (!first || Math.abs(first.y - text.y) > 0.1) return false;
      return first.y > columnsEnd || first.x > 120 === text.x > 120;
    });
    if (near) near.push(text);
    else lines.push([text]);
  }
  return lines.map((parts) => {
    const sorted = parts.toSorted((a, b) => a.x - b.x);
    const text = sorted
      .map((part) => part.text)
      .join('')
      .replace(/ +/g, ' ')
      .trim();
    const [first] = sorted;
    return {
      text,
      x: first?.x ?? 0,
      y: first?.y ?? 0,
      right: Math.max(...sorted.map((part) => part.right)),
    };
  });
}

interface TreeNode {
  role?: string;
  children?: TreeNode[];
}

function rolesOf(tree: TreeNode | null): string[] {
  return [tree?.role ?? '', ...(tree?.children ?? []).flatMap(rolesOf)].filter(Boolean);
}

function readOperators(
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  OPS: Record<string, number>,
  height: number,
) {
  let [depth, shown, untagged] = [0, 0, 0];
  let matrix = [1, 0, 0, 1, 0, 0];
  const saved: number[][] = [];
  const rules: [number, number][] = [];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as never[];
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else if (operator === OPS.showText) {
      shown += 1;
      if (depth === 0) untagged += 1;
    } else if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, args);
    else if (operator === OPS.constructPath) {
      const box: ArrayLike<number> = args[2] ?? [];
      const [x = 0, y = 0] = [box[0], box[1]];
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
      rules.push([mmOf(a * x + c * y + e), mmOf(height - (b * x + d * y + f))]);
    }
  }
  return { shown, untagged, rules };
}

function multiply(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}
