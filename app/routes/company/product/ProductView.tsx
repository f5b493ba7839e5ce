import { Checkout, type CheckoutProduct } from "./Checkout.tsx";
import { Ledger, type LedgerProduct } from "./Ledger.tsx";
import { Prices, type PricesProduct } from "./Prices.tsx";
import { Reach, type ReachProduct } from "./Reach.tsx";
import { Receipt, type ReceiptProduct } from "./Receipt.tsx";
import "./product.css";

type Product =
  | ({ kind: "ledger" } & LedgerProduct)
  | ({ kind: "checkout" } & CheckoutProduct)
  | ({ kind: "receipt" } & ReceiptProduct)
  | ({ kind: "reach" } & ReachProduct)
  | ({ kind: "prices" } & PricesProduct);

/** A company's product in use, drawn in HTML and SVG. All of them work without script. */
export function ProductView({ product }: { product: Product }) {
  switch (product.kind) {
    case "ledger":
      return <Ledger {...product} />;
    case "checkout":
      return <Checkout {...product} />;
    case "receipt":
      return <Receipt {...product} />;
    case "reach":
      return <Reach {...product} />;
    case "prices":
      return <Prices {...product} />;
  }
}
