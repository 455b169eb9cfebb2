/** For those who pack and answer customers: orders, and the stock and prices of articles. */
import { Route, Routes, useParams, useSearchParams } from 'react-router-dom';
import { ArticleList } from './articles/article-list.tsx';
import { ArticleScreen } from './articles/article-screen.tsx';
import { OrderList } from './order-list.tsx';
import { OrderScreen } from './order-screen.tsx';

function OneOrder() {
  const { number = '' } = useParams();
  return <OrderScreen key={number} number={number} />;
}

function OneArticle() {
  const [params] = useSearchParams();
  const article = params.get('number') ?? '';
  return <ArticleScreen key={article} articleNumber={article} />;
}

const OrdersScreen = () => (
  <Routes>
    <Route index element={<OrderList />} />
    <Route path="stock" element={<ArticleList />} />
    <Route path="stock/article" element={<OneArticle />} />
    <Route path=":number" element={<OneOrder />} />
  </Routes>
);

export default OrdersScreen;
